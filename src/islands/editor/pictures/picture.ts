/** A picture that was chosen for an email. Sizes are in px, as its file has them. */
export interface ChosenPicture {
  src: string
  /** What it shows, where that is known. */
  alt?: string
  width?: number
  height?: number
}
