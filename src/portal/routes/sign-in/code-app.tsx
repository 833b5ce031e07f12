import { texts as all } from './texts.ts'

const texts = all.invitation

/** The QR code and the key of a new authenticator app, with the field that carries it to the next request. */
export const CodeApp = ({ app }: { readonly app: { sealed: string; secret: string; image: string } }) => (
  <>
    <h2>{texts.app}</h2>
    <p>{texts.appLead}</p>
    <img className="sign-in-qr" src={app.image} alt={texts.qr} width={200} height={200} />
    <p>
      {texts.secret} <b className="sign-in-secret">{app.secret.replace(/(.{4})/g, '$1 ').trim()}</b>
    </p>
    <input type="hidden" name="sealed" value={app.sealed} />
  </>
)

/** Recovery codes, shown once. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <ul className="recovery-codes">
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ul>
)
