/**
 * Draws the colours a visitor has chosen before anything is seen, so that no page flashes in the others. The
 * only inline script of ours: the page's content security policy names it by its hash (record 13).
 */
export const themeScript =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"
