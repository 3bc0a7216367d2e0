/** Stands in the browser for what PostCSS writes with. */
module.exports = class AbsentWriter {
  constructor() {
    throw new Error('CSS is only read here.')
  }
}
