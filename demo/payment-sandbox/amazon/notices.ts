import { createSign, randomUUID } from 'node:crypto'
import { makeSigner, type Signer } from '../certificate.ts'

/** Amazon's notification service: its key is made when the first notice, or its certificate, is asked for. */
export function createNotices(now: () => number) {
  let made: Promise<Signer> | undefined
  const signer = () => {
    made ??= makeSigner('sns.sandbox.test', now())
    return made
  }

  return {
    certificate: async (): Promise<string> => (await signer()).certificate,
    /** A notice as it would be sent: the body, byte for byte. */
    async notice({
      chargeId,
      merchantId,
      certificateUrl,
    }: {
      chargeId: string
      merchantId: string
      certificateUrl: string
    }): Promise<string> {
      const message = {
        MerchantID: merchantId,
        ObjectType: 'CHARGE',
        ObjectId: chargeId,
        NotificationType: 'STATE_CHANGE',
        NotificationId: randomUUID(),
        ChargePermissionId: `P${chargeId}`,
      }
      const fields = {
        Message: JSON.stringify(message),
        MessageId: randomUUID(),
        Timestamp: new Date(now()).toISOString(),
        TopicArn: 'arn:aws:sns:us-east-1:598607868003:sandbox',
        Type: 'Notification',
      }
      const text = Object.entries(fields).map(([name, value]) => `${name}\n${value}\n`)
      const signature = createSign('RSA-SHA256')
        .update(text.join(''))
        .sign((await signer()).privateKey, 'base64')
      return JSON.stringify({
        ...fields,
        SignatureVersion: '2',
        Signature: signature,
        SigningCertURL: certificateUrl,
      })
    },
  }
}
