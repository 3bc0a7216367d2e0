declare module 'react' {
  interface CSSProperties {
    '--panel-share'?: string
  }
}

export {}
