import { type Brand, COLOUR_ROLES } from '../../../email/brand/brand.ts'
import { senderOfBrand } from '../../../email/brand/sender.ts'
import { enclosed } from './enclosed.ts'

/** Whose email it is: what is worn, and the rules that hold whatever is asked. What breaks one is mended afterwards, so it is told first. */
export const brandLines = (brand: Brand): string =>
  `The email is from this brand. Wear its colours, fonts, logo and footer, write in its voice, and keep to its rules:\n${enclosed('brand', [...worn(brand), ...held(brand)].join('\n'))}`

const worn = (brand: Brand): string[] =>
  [
    line('name', senderOfBrand(brand)),
    line('trade', brand.trade),
    line('sites', brand.sites.join(', ')),
    line('logo, on light grounds', brand.logo.light),
    line('logo, on dark grounds', brand.logo.dark),
    ...COLOUR_ROLES.map(role => line(`theme ${role}`, colourOf(brand.colours[role]))),
    line('fonts', brand.type && `headings ${brand.type.heading}, text ${brand.type.body}`),
    line('buttons', brand.button),
    line('voice', brand.voice.join(', ')),
    ...Object.entries(brand.footer).map(([part, value]) => line(`footer ${part}`, JSON.stringify(value)))
  ].filter(each => each !== '')

const held = ({ rules }: Brand): string[] =>
  [
    rules.onlyColours.on && 'rule: no colours but these and shades between them',
    rules.onlyType.on && 'rule: no fonts but these',
    rules.neverWords.on && line('rule: never these words', rules.neverWords.words.join(', ')),
    rules.alwaysSo.on && line('rule: always written so', rules.alwaysSo.words.join(', '))
  ].filter(each => typeof each === 'string' && each !== '') as string[]

const line = (name: string, value: string | undefined): string => (value ? `${name}: ${value}` : '')

const colourOf = (colour: Brand['colours']['brand']): string | undefined =>
  colour && (colour.name ? `${colour.value} (${colour.name})` : colour.value)
