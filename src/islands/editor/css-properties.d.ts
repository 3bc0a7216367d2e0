declare module 'react' {
  interface CSSProperties {
    '--email-width'?: string
    '--panel-share'?: string
  }
}

export {}
