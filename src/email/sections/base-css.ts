export const BASE_CSS = ''
