/**
 * Stems of common passwords, in small letters. Source: our own selection on 2026-11-22 of sequences, keyboard
 * rows, names, seasons, sports, words of affection and words of this trade, which public lists of leaked
 * passwords have at their top (such as NCSC's and SplashData's yearly lists). A password is refused when only a
 * stem is left of it after digits and signs at its ends are taken away, or when it is built of one stem again
 * and again.
 */
export const COMMON_STEMS: readonly string[] = `
password passwort passw0rd p@ssword p@ssw0rd pass passcode passphrase secret letmein welcome login logon signin
admin administrator root user guest test testing tester demo default changeme change temp temporary
qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e
1q2w3e4r 1q2w3e4r5t zaq12wsx q1w2e3r4 abc abcd abcde abcdef abcdefg abcdefgh abc123 a1b2c3 a1b2c3d4 aaaaaa
iloveyou loveyou love lovely baby babygirl princess angel sunshine sweetheart honey darling forever friends
monkey dragon tiger lion eagle shark dolphin butterfly kitten puppy panther falcon phoenix unicorn
football baseball basketball soccer hockey tennis golf baseball1 yankees cowboys steelers packers bears cubs
bulls lakers celtics liverpool arsenal chelsea barcelona
superman batman spiderman pokemon starwars matrix master hunter killer ranger warrior ninja pirate wizard
michael jordan jennifer jessica ashley daniel thomas robert michelle charlie andrew matthew joshua george
nicole amanda hannah anthony william jasmine samantha brandon justin taylor buster maggie ginger pepper
summer winter spring autumn january february march april may june july august september october november
december monday tuesday wednesday thursday friday saturday sunday
chicago texas california florida newyork america usa london dallas houston boston atlanta denver
computer internet windows microsoft google facebook apple samsung android iphone server network wireless
whatever trustno freedom flower cookie chocolate coffee cheese banana orange purple silver golden blink
hello helloworld goodbye shadow secure security access private power money business company office manager
mustang corvette harley ferrari porsche mercedes toyota honda camaro chevy ford truck diesel
hvac heating cooling heatingandcooling airconditioner airconditioning aircon furnace heatpump minisplit boiler
thermostat refrigerant freon compressor condenser contractor plumber plumbing technician installer service
comfort climate alpine alpinehvac partner portal partnerportal store goodman carrier trane lennox rheem daikin
mitsubishi bosch navien
`
  .trim()
  .split(/\s+/)

/** Rows and sequences: a password that runs along one of them, forwards or back, is refused. */
export const COMMON_RUNS: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
]
