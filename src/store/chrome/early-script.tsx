import { LOCATION_COOKIE } from '#features/catalog/location/rules/location.ts'
import { homeLineSource } from '#features/choosing/sizing/home-line.ts'
import { itemCountSource } from '#features/selling/cart/rules/types.ts'
import { KEEP_EARLY_PRESS } from '#lib/react/early-press.ts'
import { texts } from '#shop/texts.ts'
import { cookieNames } from '#shop/visitor.ts'

/**
 * Pages are the same for every visitor. These scripts fill in from cookies, before the first paint, what
 * belongs to one visitor: the theme on <html>, whether the announcement is shown, and the place, the home and
 * the cart count in boxes of fixed size (see [data-fill] in the header). A partner's frame shows no
 * announcement. Both scripts are constants: the content security policy allows them by their hashes.
 */
const theme = `(function(){
var m=document.cookie.match(/(?:^|; )${cookieNames.theme.replace('.', '\\.')}=(light|dark)/);
if(m)document.documentElement.dataset.theme=m[1];
try{if(self===top&&localStorage.getItem('alpine.homeNeed'))
document.documentElement.setAttribute('data-need','')}catch(e){}})()`

const fill = `(function(){
function c(n){var p=document.cookie.split('; ').filter(function(x){return x.indexOf(n+'=')===0})[0];
return p?decodeURIComponent(p.slice(n.length+1)):''}
function put(k,t){document.querySelectorAll('[data-fill="'+k+'"]').forEach(function(e){e.textContent=t})}
try{var n=Math.min(999,Math.max(0,parseInt(c('${cookieNames.cartCount}'),10)||0));
if(n){put('count',String(n));put('items',${itemCountSource('n')})}
var l=c('${LOCATION_COOKIE.name}');if(l){l=JSON.parse(l);put('place',String(l.location).slice(0,60));
put('place-note',${JSON.stringify(texts.placeIsYours)})}
var a=document.querySelector('[data-announcement]');
if(a&&(self!==top||parseInt(c('${cookieNames.user}'),10)>0||
c('${cookieNames.announcement}')===a.getAttribute('data-announcement')))
document.documentElement.setAttribute('data-announced','');
var h=self===top&&localStorage.getItem('alpine.homeNeed');if(h)
put('home',${homeLineSource('JSON.parse(h)')})}catch(e){}})()`

// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
export const EarlyHead = () => <script dangerouslySetInnerHTML={{ __html: `${theme};${KEEP_EARLY_PRESS}` }} />

// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
export const EarlyFill = () => <script dangerouslySetInnerHTML={{ __html: fill }} />
