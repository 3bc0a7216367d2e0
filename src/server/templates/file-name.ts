/** What a name is in names of files that every file system takes: at most `longest` letters, digits and hyphens; empty where it has none. */
export function fileNameOf(name: string, longest: number): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, longest)
}
