/**
 * Document types by the rendering mode that they ask for, in the terms of the HTML standard ("The initial insertion mode"). Frames
 * of emails begin with a page of the email's own mode, since a mode cannot be changed once a document is there.
 */
export const DOCTYPES = {
  standards: '<!doctype html>',
  'limited-quirks':
    '<!doctype html public "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
  quirks: ''
}

export type RenderingMode = keyof typeof DOCTYPES

/** Where the empty page of a mode is, which an email is painted into. */
export const emptyPagePath = (mode: RenderingMode): string => `/preview/empty/${mode}`
