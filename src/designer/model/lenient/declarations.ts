/** Declarations as an object of CSS names: of `"color: red"`, of `{"fontWeight": 700}`. */
export function declarationsOf(written: unknown): unknown {
  if (typeof written === 'string') return Object.fromEntries(written.split(';').flatMap(declarationOf))
  if (typeof written !== 'object' || written === null) return written
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [kebab(name), withUnit(kebab(name), value)]))
}

function declarationOf(text: string): [string, string][] {
  const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(text) ?? []
  return name === '' ? [] : [[kebab(name), value]]
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Numbers that have no unit in CSS. */
const UNITLESS = /^(?:font-weight|line-height|opacity|order|z-index|flex)$/

const withUnit = (name: string, value: unknown): unknown =>
  typeof value === 'number' ? `${value}${value === 0 || UNITLESS.test(name) ? '' : 'px'}` : value
