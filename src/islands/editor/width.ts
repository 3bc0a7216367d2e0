/** The widths an email is looked at: 600 px, and 390 px as on a phone. */
export type Device = 'desktop' | 'mobile'

declare module 'react' {
  interface CSSProperties {
    '--email-width'?: string
    '--panel-share'?: string
  }
}
