import { attributeOf, ownStyle, type Part } from './part.ts'

/** A step of the theme's type: sizes that go together, as its sections use them. */
export interface TextStep {
  value: string
  label: string
  style: Record<string, string>
}

/** A display size of the theme: it follows the theme's fonts from then on. */
const display = (size: string, tracking: string, leading: string): Record<string, string> => ({
  'font-family': 'var(--heading-font)',
  'font-size': `var(--${size}-size)`,
  'line-height': leading,
  'font-weight': 'var(--heading-weight)',
  'letter-spacing': `var(--${tracking}-tracking)`
})

const running = (px: number, leading: string): Record<string, string> => ({
  'font-family': 'var(--body-font)',
  'font-size': `${px}px`,
  'line-height': leading,
  'font-weight': '400',
  'letter-spacing': 'normal'
})

const THEMED: TextStep[] = [
  { value: 'title', label: 'Title', style: display('hero', 'hero', 'var(--heading-leading)') },
  { value: 'heading', label: 'Heading', style: display('heading', 'heading', 'var(--heading-leading)') },
  { value: 'subheading', label: 'Subheading', style: display('title', 'title', '1.25') },
  { value: 'lead', label: 'Lead', style: running(19, '1.6') },
  { value: 'text', label: 'Text', style: running(17, '1.6') },
  { value: 'small', label: 'Small', style: running(14, '1.5') }
]

/** Sizes for emails without a theme of ours; their fonts stay as they are. */
const PLAIN: Record<string, [px: number, leading: string]> = {
  title: [40, '1.1'],
  heading: [28, '1.2'],
  subheading: [20, '1.3'],
  lead: [19, '1.6'],
  text: [16, '1.6'],
  small: [13, '1.5']
}

const isThemed = (css: string): boolean => css.includes('--heading-font')

/** The steps that an email has. */
export function textSteps(css: string): TextStep[] {
  if (isThemed(css)) return THEMED
  return THEMED.map(({ value, label }) => {
    const [px, leading] = PLAIN[value]!
    return { value, label, style: { 'font-size': `${px}px`, 'line-height': leading } }
  })
}

/** Classes of sections by the step that they are, the telling ones first. */
const CLASSES: [names: string[], value: string][] = [
  [['hero-heading', 'giant'], 'title'],
  [['heading'], 'heading'],
  [['title'], 'subheading'],
  [['lead', 'standfirst', 'letter-lead'], 'lead'],
  [['note', 'mark', 'small'], 'small'],
  [['text', 'value', 'price'], 'text']
]

const NAMES: [RegExp, value: string][] = [
  [/^h1$/, 'title'],
  [/^h2$/, 'heading'],
  [/^h[3-6]$/, 'subheading'],
  [/^(p|li|td|div|span)$/, 'text']
]

/** The step that a part is set in: by its own style, else by its class, else by its element. */
export function stepOf(part: Part): TextStep | undefined {
  const steps = textSteps(part.email.css)
  const own = ownStyle(part, 'font-size')
  const byStyle = own === undefined ? undefined : steps.find(({ style }) => style['font-size'] === own)
  if (byStyle) return byStyle
  const classes = (attributeOf(part, 'class') ?? '').split(/\s+/)
  const named =
    CLASSES.find(([names]) => names.some(name => classes.includes(name))) ??
    NAMES.find(([pattern]) => pattern.test(part.found.element.name))
  return steps.find(({ value }) => value === named?.[1])
}
