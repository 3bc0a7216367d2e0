const TAGS = /<(\/?\s*(?:brief|email|request|facts|brand|turns|page)\b)/gi

/** Text of others between tags that it cannot close itself. */
export const enclosed = (tag: string, text: string): string => `<${tag}>\n${neutral(text)}\n</${tag}>`

/** Text of others that stands in a line: without tags of ours. */
export const neutral = (text: string): string => text.replace(TAGS, '‹$1')
