import type {
  PaidByWallet,
  SheetEnd,
  SheetSum,
  WalletApple,
  WalletToken,
} from '../card-wallet/wallet-gateway.ts'
import { loadScript } from '../shared/load-script.ts'

/** The version of Apple's interface that this store uses. */
const VERSION = 3

type Browser =
  | { ApplePaySession?: Pick<typeof ApplePaySession, 'supportsVersion' | 'canMakePayments'> }
  | undefined

/**
 * S-APPLE: Apple Pay is available in a browser that has an Apple Pay session of version 3 and a card to pay
 * with.
 */
export function isApplePayAvailable(browser: Browser): boolean {
  try {
    const session = browser?.ApplePaySession
    return session?.supportsVersion(VERSION) === true && session.canMakePayments()
  } catch {
    // Safari throws on a page that is not secure.
    return false
  }
}

/** Whether this browser has Apple Pay. First loads the script that provides it, where one is configured. */
export async function findApplePay(scriptUrl: string | null): Promise<boolean> {
  if (typeof window === 'undefined') return false
  if (scriptUrl !== null) await loadScript(scriptUrl).catch(() => undefined)
  return isApplePayAvailable(window as Browser)
}

export interface AppleSheet {
  gateway: WalletApple
  sum: SheetSum
  /**
   * Places the order and pays for it. Apple's sheet gets the result first; `show` then tells the buyer on the
   * page. Never rejects.
   */
  onToken(token: WalletToken, billing: ApplePayJS.ApplePayPaymentContact | undefined): Promise<PaidByWallet>
  /** the buyer has confirmed: the order is being placed */
  onPaying(): void
  onEnd(why: SheetEnd): void
}

/**
 * Opens Apple's sheet. Apple allows that only in the handler of the press: await nothing before this call.
 */
export function openAppleSheet({ gateway, sum, onToken, onPaying, onEnd }: AppleSheet): void {
  const sheet = new ApplePaySession(VERSION, gateway.request(sum))
  let isPaying = false

  // A closed or expired sheet throws when it gets the result. That does not change the order.
  const complete = (isPaid: boolean): void => {
    isPaying = false
    try {
      sheet.completePayment({
        status: isPaid ? ApplePaySession.STATUS_SUCCESS : ApplePaySession.STATUS_FAILURE,
      })
    } catch {}
  }
  const pay = async ({ token, billingContact }: ApplePayJS.ApplePayPayment): Promise<void> => {
    const made = await gateway.tokenize(token).catch(() => undefined)
    if (!made) {
      complete(false)
      return onEnd('failed')
    }
    const { isPaid, show } = await onToken(made, billingContact)
    complete(isPaid)
    onEnd('answered')
    await show()
  }

  sheet.onvalidatemerchant = ({ validationURL }) =>
    void gateway.validate(validationURL).then(
      (merchant) => sheet.completeMerchantValidation(merchant),
      () => {
        sheet.abort()
        onEnd('failed')
      },
    )
  sheet.onpaymentauthorized = ({ payment }) => {
    isPaying = true
    onPaying()
    void pay(payment)
  }
  // Closing the sheet while the order is being placed does not stop the order.
  sheet.oncancel = () => isPaying || onEnd('cancelled')
  sheet.begin()
}
