import type { SectionInput } from '../../../email/sections/normalise.ts'

const FRAME = /^(?:header|footer|social)$/
/** So many sections between head and foot make an email long enough for its button to stand twice. */
const LONG = 5

const buttonIn = ({ content }: SectionInput): string => ('button' in content ? JSON.stringify(content.button) : '')

/** A section without its button; one that is there for it alone goes. */
function without({ content, ...section }: SectionInput): SectionInput | undefined {
  if (section.kind === 'cta') return undefined
  const { button: _, ...rest } = content
  return { ...section, content: rest }
}

/** The same button stands once in a short email, and in a long one twice: at the top and as far down as it goes. */
export function withFewButtons(sections: SectionInput[]): SectionInput[] {
  const isLong = sections.filter(({ kind }) => !FRAME.test(kind)).length >= LONG
  const last = sections.findLastIndex(section => buttonIn(section) !== '')
  return sections.flatMap((section, at) => {
    const button = buttonIn(section)
    const isAgain = button !== '' && sections.findIndex(other => buttonIn(other) === button) < at
    return (isAgain && !(isLong && at === last) ? without(section) : section) ?? []
  })
}
