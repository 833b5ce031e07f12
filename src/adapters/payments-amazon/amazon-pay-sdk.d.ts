/** The part of Amazon's package that we use: it signs, and sends nothing. */
declare module '@amazonpay/amazon-pay-api-sdk-nodejs' {
  interface SignedCall {
    method: string
    /** gets the version, and for keys without an environment that too, in front of it */
    urlFragment: string
    payload?: string | undefined
    headers?: Record<string, string>
  }
  interface Settings {
    publicKeyId: string
    privateKey: string
    region: 'us'
    sandbox: boolean
    algorithm: 'AMZN-PAY-RSASSA-PSS-V2'
  }
  class WebStoreClient {
    constructor(settings: Settings)
    /** Changes `call`, and returns the headers to send with it. */
    getSignedHeaders(call: SignedCall): Record<string, string>
    generateButtonSignature(payload: string): string
  }
  const sdk: { WebStoreClient: typeof WebStoreClient }
  export = sdk
}
