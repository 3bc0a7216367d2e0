import type { SlotSchema } from '../../../email/sections/section.ts'
import { flat, meant, WORDS } from './words.ts'

const FIELD = /^(.+?) (text|label|title|url|href|link|src|source|alt)$/

/** Fields that stand apart brought into one value: `button_text` and `button_url` are a link, `image_url` and `image_alt` an image. */
export function gathered(given: Record<string, unknown>, slots: Record<string, SlotSchema>): Record<string, unknown> {
  const objects = Object.keys(slots).filter(name => slots[name]?.slot === 'link' || slots[name]?.slot === 'image')
  const whole: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const [, start = '', field = ''] = FIELD.exec(flat(name)) ?? []
    const slot =
      typeof value === 'string' && !Object.hasOwn(slots, name) ? meant(start, objects, WORDS.slot) : undefined
    if (slot === undefined || isObject(given[slot])) whole[name] = value
    else
      whole[slot] = {
        ...startOf(given[slot], slots[slot]),
        ...(whole[slot] as object),
        [fieldOf(field, slots[slot])]: value
      }
  }
  return whole
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The words of a link that stand by themselves, beside its address. */
const startOf = (value: unknown, schema: SlotSchema | undefined): object =>
  typeof value === 'string' && value ? { [schema?.slot === 'link' ? 'label' : 'src']: value } : {}

function fieldOf(field: string, schema: SlotSchema | undefined): string {
  if (schema?.slot === 'image') return field === 'alt' || field === 'title' || field === 'text' ? 'alt' : 'src'
  return /^(?:text|label|title)$/.test(field) ? 'label' : 'href'
}
