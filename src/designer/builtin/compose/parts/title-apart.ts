/**
 * "Meet Lupita, our new pastry chef, she trained in Puebla": the second sentence stands under the title.
 * @param item Something of a list; with a text of its own it stays as it is.
 */
export function titleApart<Listed extends { title: string; text?: string }>(item: Listed): Listed {
  const [, title, text] = /^(.{8,60}?)(?:,|\.) ((?:she|he|they|it)(?:'s|'ve)? .{8,})$/i.exec(item.title) ?? []
  return title && text && !item.text ? { ...item, title, text } : item
}
