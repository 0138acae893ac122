/**
 * What is known before anything is seen, so that nothing flashes: the colours a visitor has chosen, and that who
 * comes from a page of ours, comes back or loads one anew has its fonts already. The only inline script of ours: the
 * page's content security policy names it by its hash (record 13).
 */
export const headScript =
  "try{const{dataset:d}=document.documentElement;if(document.referrer.startsWith(location.origin+'/')||performance.getEntriesByType('navigation')[0].type!=='navigate')d.fonts='ours';const t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t}catch{}"
