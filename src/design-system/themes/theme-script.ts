/** The key of the stored choice. Absent means "as the system prefers". */
export const themeStorageKey = 'marquee-theme'

/**
 * Runs inline in the head, before the first paint: sets `data-theme` to the stored choice, or else to the system's preference.
 * Where storage is blocked it follows the system; without JavaScript the stylesheet does.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${themeStorageKey}')}catch(e){}\
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';\
document.documentElement.dataset.theme=t})()`
