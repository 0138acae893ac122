/**
 * Runs before the first paint to avoid flashes: sets the chosen theme, and marks visitors whose browser has the fonts
 * cached (coming from another page, back or reload), and pages that open further down, at a heading or where they were
 * left. Our only inline script; the content security policy allows it by hash (record 13).
 */
export const headScript =
  "try{const{dataset:d}=document.documentElement,n=performance.getEntriesByType('navigation')[0].type!=='navigate';if(n||location.hash)d.whole='';if(n||document.referrer.startsWith(location.origin+'/'))d.fonts='ours';const t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t}catch{}"
