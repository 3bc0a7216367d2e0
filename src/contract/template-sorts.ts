/** What a list of templates can be ordered by. Islands read it, so nothing here brings a parser of bodies along. */
export const TEMPLATE_SORTS = ['updated', 'created', 'name'] as const
/** The newest change first, the newest template first, or by name. */
export type TemplateSort = (typeof TEMPLATE_SORTS)[number]
