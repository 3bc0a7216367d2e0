import { BASE_CSS, FOUR_CSS, LIST_CSS } from './base-css.ts'
import { css as actions } from './css/actions.ts'
import { css as countdown } from './css/countdown.ts'
import { css as coupon } from './css/coupon.ts'
import { css as cta } from './css/cta.ts'
import { css as details } from './css/details.ts'
import { css as divider } from './css/divider.ts'
import { css as event } from './css/event.ts'
import { css as features } from './css/features.ts'
import { css as footer } from './css/footer.ts'
import { css as free } from './css/free.ts'
import { css as gallery } from './css/gallery.ts'
import { css as header } from './css/header.ts'
import { css as hero } from './css/hero.ts'
import { css as image } from './css/image.ts'
import { css as list } from './css/list.ts'
import { css as notice } from './css/notice.ts'
import { css as order } from './css/order.ts'
import { css as plans } from './css/plans.ts'
import { css as products } from './css/products.ts'
import { css as quote } from './css/quote.ts'
import { css as rating } from './css/rating.ts'
import { css as schedule } from './css/schedule.ts'
import { css as social } from './css/social.ts'
import { css as spotlight } from './css/spotlight.ts'
import { css as stats } from './css/stats.ts'
import { css as steps } from './css/steps.ts'
import { css as text } from './css/text.ts'

const KINDS_CSS: Record<string, string> = {
  gallery,
  plans,
  countdown,
  actions,
  coupon,
  cta,
  details,
  divider,
  event,
  features,
  footer,
  free,
  header,
  hero,
  image,
  list,
  notice,
  order,
  products,
  quote,
  rating,
  schedule,
  social,
  spotlight,
  stats,
  steps,
  text
}

/** Rules of style sheets, by what they are for: what every section needs, and each kind; lists in running text; four side by side. */
export const SECTION_STYLES = {
  base: BASE_CSS,
  lists: LIST_CSS,
  four: FOUR_CSS,
  /** The CSS rules of one kind, to stand after the base. */
  kind: (kind: string): string => KINDS_CSS[kind] ?? ''
}

/** The rules. The browser's bundle fetches them when the page is at rest (`host/browser-references.ts`). */
export const sectionStyles = (): typeof SECTION_STYLES => SECTION_STYLES
