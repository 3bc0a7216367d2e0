/** Every table of ours, by subject. */
export * from './schema/accounts.ts'
export * from './schema/base.ts'
export * from './schema/calls.ts'
export * from './schema/designers.ts'
export * from './schema/drafts.ts'
export * from './schema/pictures.ts'
export * from './schema/templates.ts'
export * from './schema/versions.ts'
