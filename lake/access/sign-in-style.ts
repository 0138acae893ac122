/**
 * Style of the sign-in page; colours and type are those of the brand's tokens (`web/design/tokens.css`),
 * repeated here since the lake reads nothing of the site.
 */
export const signInStyle = `
@font-face{font-family:Archivo;font-weight:100 900;font-display:swap;src:url(/sign-in/archivo.woff2) format("woff2")}
@font-face{font-family:Archivo;font-weight:100 900;font-display:swap;src:url(/sign-in/archivo-ext.woff2) format("woff2");
unicode-range:U+0100-02BA,U+1E00-1E9F}
:root{color-scheme:light dark;--paper:#f6f1e6;--sheet:#fdfaf4;--ink:#0f2230;--ink-2:#394a55;--ink-3:#56646d;
--on-ink:#fbf7ee;--hair:#d8cdb6;--rule:#827f73;--sea:#0b4c66;--caution:#a01552;--caution-tint:#f9e4e6}
@media (prefers-color-scheme:dark){:root{--paper:#0c171e;--sheet:#13222b;--ink:#ede6d6;--ink-2:#bcc1bb;--ink-3:#98a3a5;
--on-ink:#0c171e;--hair:#263842;--rule:#647882;--sea:#8fcbe0;--caution:#f78fb3;--caution-tint:#34131f}}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.25rem;background:var(--paper);
color:var(--ink);font:400 1.0625rem/1.58 Archivo,"Helvetica Neue",Arial,sans-serif}
main{width:100%;max-width:27rem;background:var(--sheet);border:1.5px solid var(--ink);padding:9px}
.neat{height:9px;margin:-9px -9px 0;border-bottom:1.5px solid var(--ink);
background:repeating-linear-gradient(90deg,var(--ink) 0 calc(100% / 24),transparent calc(100% / 24) calc(100% / 12))}
.in{padding:2rem 1.5rem 1.75rem}
@media (min-width:40rem){.in{padding:2.5rem 2.25rem 2.25rem}}
h1{margin:0;font-size:clamp(1.625rem,1.4rem + .95vw,2.25rem);line-height:1.12;letter-spacing:-.022em;font-weight:560}
.lede{margin:.75rem 0 2rem;color:var(--ink-2)}
.field{margin:0 0 1.5rem}
label{display:block;font-size:.9375rem;font-weight:560;line-height:1.4;margin:0 0 .5rem}
input{width:100%;height:3rem;padding:0 .75rem;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--rule);
border-radius:2px}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--sea);outline-offset:2px}
input[aria-invalid]{border:2px solid var(--caution)}
.fault,.alarm{color:var(--caution);font-size:.9375rem;line-height:1.4}
.fault{margin:.5rem 0 0;padding-left:1.5rem;position:relative}
.fault::before{content:"!";position:absolute;left:0;top:.05em;width:1.05rem;height:1.05rem;border:1.5px solid currentColor;
font-weight:640;font-size:.8125rem;line-height:.95rem;text-align:center}
.alarm{margin:0 0 1.5rem;padding:.75rem 1rem;background:var(--caution-tint);border-left:6px solid var(--caution);color:var(--ink)}
button{width:100%;height:3rem;font:560 1rem/1 Archivo,"Helvetica Neue",Arial,sans-serif;color:var(--on-ink);background:var(--ink);
border:1.5px solid var(--ink);border-radius:2px;cursor:pointer}
button:hover{box-shadow:inset 0 -6px 0 -3px var(--on-ink)}
.second{margin-top:.75rem;color:var(--ink);background:transparent;border:1px solid var(--rule)}
.second:hover{box-shadow:inset 0 -6px 0 -3px var(--ink)}
.company{margin:1.25rem 0 0;text-align:center}
.company a{display:inline-block;padding:.5rem;color:var(--sea)}
.scan{max-width:15rem;margin:0 auto 1.25rem}
.scan svg{display:block;width:100%;height:auto}
.key{margin:0 0 1.5rem;font-size:.9375rem;color:var(--ink-2)}
code{font:500 1rem/1.5 ui-monospace,Consolas,monospace;color:var(--ink);overflow-wrap:anywhere}
.codes{list-style:none;margin:0 0 1.5rem;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(10.5rem,1fr));gap:.5rem}
.foot{margin:1.5rem 0 0;padding-top:1rem;border-top:1px solid var(--hair);font-size:.875rem;line-height:1.5;color:var(--ink-3)}
`
