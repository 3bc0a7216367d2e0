/** Has the browser keep a file under a name, as if it had been downloaded. Only for the browser. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers begin to read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
