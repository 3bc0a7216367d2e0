import type { Section } from './section.ts'

export const renderPlain = (section: Section): string => `<table data-section="${section.kind}"></table>\n`
