// Before anything is painted, so that a page of the other light does not flash.
{
  const theme = localStorage.getItem('mailwright:theme')
  if (theme === 'light' || theme === 'night') document.documentElement.dataset.theme = theme
}
