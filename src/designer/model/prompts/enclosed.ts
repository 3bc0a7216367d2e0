const TAGS = /<(\/?\s*(?:brief|email|request|facts|brand|turns|page|findings)\b)/gi

/** Text of others between tags that it cannot close itself. */
export const enclosed = (tag: string, text: string): string => `<${tag}>\n${text.replace(TAGS, '‹$1')}\n</${tag}>`
