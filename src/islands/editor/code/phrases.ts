/** CodeMirror's own words in ours. */
export const PHRASES = {
  Find: 'Find',
  Replace: 'Replace with',
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Pattern',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close the search',
  'Folded lines': 'Folded lines',
  'Unfolded lines': 'Unfolded lines',
  'folded code': 'Folded code',
  unfold: 'Unfold',
  'Fold line': 'Fold these lines',
  'Unfold line': 'Unfold these lines'
}
