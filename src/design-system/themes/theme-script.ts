/** Where the choice is kept. Absent means "as the system wishes". */
export const themeStorageKey = 'marquee-theme'

/**
 * Runs inline in the head, before the first paint: sets `data-theme` to what was chosen, else to what the system wishes.
 * Where storage is blocked it follows the system; without script at all the stylesheet does.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${themeStorageKey}')}catch(e){}\
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';\
document.documentElement.dataset.theme=t})()`
