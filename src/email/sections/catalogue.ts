import { actionsKind } from './kinds/actions.ts'
import { countdownKind } from './kinds/countdown.ts'
import { couponKind } from './kinds/coupon.ts'
import { ctaKind } from './kinds/cta.ts'
import { detailsKind } from './kinds/details.ts'
import { dividerKind } from './kinds/divider.ts'
import { eventKind } from './kinds/event.ts'
import { faqKind } from './kinds/faq.ts'
import { featuresKind } from './kinds/features.ts'
import { footerKind } from './kinds/footer.ts'
import { freeKind } from './kinds/free.ts'
import { galleryKind } from './kinds/gallery.ts'
import { headerKind } from './kinds/header.ts'
import { heroKind } from './kinds/hero.ts'
import { imageKind } from './kinds/image.ts'
import { listKind } from './kinds/list.ts'
import { noticeKind } from './kinds/notice.ts'
import { orderKind } from './kinds/order.ts'
import { plansKind } from './kinds/plans.ts'
import { productsKind } from './kinds/products.ts'
import { quoteKind } from './kinds/quote.ts'
import { ratingKind } from './kinds/rating.ts'
import { scheduleKind } from './kinds/schedule.ts'
import { socialKind } from './kinds/social.ts'
import { spotlightKind } from './kinds/spotlight.ts'
import { statsKind } from './kinds/stats.ts'
import { stepsKind } from './kinds/steps.ts'
import { textKind } from './kinds/text.ts'
import type { Section, SectionKind } from './section.ts'

/** Every kind of section by its name, in the order in which emails use them. */
export const SECTION_KINDS: Record<string, SectionKind> = {
  header: headerKind,
  hero: heroKind,
  text: textKind,
  features: featuresKind,
  products: productsKind,
  spotlight: spotlightKind,
  image: imageKind,
  gallery: galleryKind,
  quote: quoteKind,
  stats: statsKind,
  steps: stepsKind,
  schedule: scheduleKind,
  event: eventKind,
  coupon: couponKind,
  countdown: countdownKind,
  plans: plansKind,
  order: orderKind,
  details: detailsKind,
  list: listKind,
  cta: ctaKind,
  actions: actionsKind,
  faq: faqKind,
  notice: noticeKind,
  rating: ratingKind,
  social: socialKind,
  free: freeKind,
  divider: dividerKind,
  footer: footerKind
}

/** A section as HTML. Its kind must be in the catalogue; normalise first what comes from outside. */
export function renderSection(section: Section): string {
  return kindOf(section.kind).render(section)
}

function kindOf(name: string): SectionKind {
  const kind = Object.hasOwn(SECTION_KINDS, name) ? SECTION_KINDS[name] : undefined
  if (!kind) throw new RangeError(`There is no section "${name}" in the catalogue.`)
  return kind
}
