import { atom } from 'nanostores'

/** 600 px, 390 px as on a phone, or any width by the handle at the email's edge. */
export type Width = 'desktop' | 'phone' | 'free'
/** How the email is lit: as on light devices, as on dark ones, or both beside each other. */
export type Light = 'light' | 'dark' | 'both'
/** What stands in the panel's place. */
export type Panel = 'chat' | 'code' | 'gallery' | 'theme' | 'versions' | 'facts'

export const NARROWEST = 320
export const WIDEST = 800
const WIDTHS = { desktop: 600, phone: 390 }

/** What lies over the page. */
export type OpenDialog = 'subject' | 'test' | 'export' | 'commands' | 'keys'

/** The forms in which an email leaves as a file. */
export type ExportForm = 'html' | 'source' | 'text' | 'eml'

/** How somebody looks at the email: facts of this page, which change nothing of it. */
export function createView() {
  const $width = atom<Width>('desktop')
  const $free = atom(WIDTHS.desktop)
  const $light = atom<Light>('light')
  const $panel = atom<Panel>('chat')
  const $dialog = atom<OpenDialog | undefined>(undefined)
  /** The form in which the email is exported once its dialog is answered. */
  const $exported = atom<ExportForm>('html')
  /** Pictures as they are where mail clients load none. */
  const $picturesOff = atom(false)
  /** The email, or what readers without HTML get. */
  const $form = atom<'email' | 'text'>('email')
  /** Subject and preview text as a row of an inbox, above the email. */
  const $inboxRow = atom(false)
  /** The tool of the selection that is open, by its id. */
  const $tool = atom<string | undefined>(undefined)

  /** Where there is no room beside the versions: whether they give way to the comparison. */
  const $comparing = atom(false)
  let before: Panel = 'chat'

  /** Opens versions or facts in the panel's place, or goes back to what stood there. */
  function toggle(opened: 'versions' | 'facts') {
    const panel = $panel.get()
    $comparing.set(false)
    if (panel !== 'versions' && panel !== 'facts') before = panel === 'code' ? 'code' : 'chat'
    $panel.set(panel === opened ? before : opened)
  }

  return {
    $width,
    $free,
    $light,
    $panel,
    $dialog,
    $picturesOff,
    $form,
    $inboxRow,
    $exported,
    $tool,
    $comparing,
    toggleVersions: () => toggle('versions'),
    toggleFacts: () => toggle('facts'),
    /** Chooses a width in px, from the narrowest to the widest. */
    setFree: (px: number) => $free.set(Math.round(Math.min(WIDEST, Math.max(NARROWEST, px)))),
    /** The width in px. */
    pixels: (width: Width, free: number) => (width === 'free' ? free : WIDTHS[width])
  }
}

export type View = ReturnType<typeof createView>
