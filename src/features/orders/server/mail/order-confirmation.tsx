import { Body, Button, Column, Container, Head, Heading, Hr, Html, Preview, Row, Section, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { Receipt } from '../../contract.ts'
import { dayText, grossOf, money, orderedAtText, paymentText, receiptSums } from '../../rules/receipt-sums.ts'
import { texts } from '../../texts.ts'

/** Who writes, and where the reader can look. */
export interface MailShop {
  name: string
  phone: string
  /** origin of the store, without a slash at the end */
  origin: string
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** The mail that follows a placed order: the receipt's own lines and sums, in HTML and in plain text. */
export async function renderOrderConfirmation(receipt: Receipt, shop: MailShop): Promise<RenderedMail> {
  const mail = <OrderConfirmation receipt={receipt} shop={shop} />
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })])
  return { subject: texts.confirmationSubject(receipt.orderID), html, text }
}

const ink = '#1c2421'
const muted = '#55605b'
const base = { fontFamily: 'Helvetica, Arial, sans-serif', color: ink, fontSize: '16px', lineHeight: '24px', margin: '0' } as const
const small = { ...base, color: muted, fontSize: '14px', lineHeight: '20px' } as const
const right = { ...base, textAlign: 'right', whiteSpace: 'nowrap' } as const

function OrderConfirmation({ receipt, shop }: { receipt: Receipt; shop: MailShop }) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{texts.confirmationPreview(money(receipt.total))}</Preview>
      <Body style={{ backgroundColor: '#f4f2ec', margin: '0', padding: '24px 0' }}>
        <Container style={{ backgroundColor: '#ffffff', padding: '32px', maxWidth: '600px' }}>
          <Text style={{ ...base, fontWeight: 700, fontSize: '20px' }}>{shop.name}</Text>
          <Heading as="h1" style={{ ...base, fontSize: '28px', lineHeight: '36px', fontWeight: 700, paddingTop: '16px' }}>
            {texts.confirmationHeading}
          </Heading>
          <Text style={base}>{texts.confirmationIntro(receipt.orderID)}</Text>
          <Text style={{ ...base, paddingTop: '8px' }}>{nextStep(receipt, shop)}</Text>
          <Deadlines receipt={receipt} />
          <Button href={orderUrl(receipt, shop)} style={{ ...base, display: 'inline-block', backgroundColor: '#1f5a43', color: '#ffffff', fontWeight: 700, padding: '12px 20px', marginTop: '16px' }}>
            {texts.seeOrder}
          </Button>
          <Hr style={{ margin: '24px 0' }} />
          <Lines receipt={receipt} />
          <Sums receipt={receipt} />
          <Hr style={{ margin: '24px 0' }} />
          <Addresses receipt={receipt} />
          <Text style={{ ...small, paddingTop: '16px' }}>{texts.questions(shop.phone)}</Text>
        </Container>
      </Body>
    </Html>
  )
}

const nextStep = (receipt: Receipt, shop: MailShop): string => (receipt.payment.method === 'check' ? texts.awaitingCheck(receipt.orderID, shop.name) : texts.authorizedNote)

const orderUrl = (receipt: Receipt, shop: MailShop): string => `${shop.origin}/order-summary/${encodeURIComponent(receipt.orderID)}/${encodeURIComponent(receipt.shipping.postcode)}`

function Deadlines({ receipt }: { receipt: Receipt }) {
  const { deliveryDate } = receipt.shippingMethod
  return deliveryDate ? <Text style={{ ...base, paddingTop: '8px' }}>{texts.arrives(dayText(deliveryDate))}</Text> : null
}

function Lines({ receipt }: { receipt: Receipt }) {
  return (
    <Section>
      {receipt.lines.map((line) => (
        <Row key={line.id} style={{ paddingBottom: '8px' }}>
          <Column>
            <Text style={base}>{line.name}</Text>
            <Text style={small}>
              {line.sku}, {line.qty} × {money(line.price)}
            </Text>
          </Column>
          <Column style={{ verticalAlign: 'top', width: '120px' }}>
            <Text style={right}>{money(grossOf(line))}</Text>
          </Column>
        </Row>
      ))}
    </Section>
  )
}

function Sums({ receipt }: { receipt: Receipt }) {
  return (
    <Section style={{ paddingTop: '8px' }}>
      {receiptSums(receipt).map((row) => (
        <Row key={row.label}>
          <Column>
            <Text style={row.isTotal ? { ...base, fontWeight: 700 } : base}>{row.label}</Text>
          </Column>
          <Column style={{ width: '120px' }}>
            <Text style={row.isTotal ? { ...right, fontWeight: 700 } : right}>{row.amount}</Text>
          </Column>
        </Row>
      ))}
    </Section>
  )
}

function Addresses({ receipt }: { receipt: Receipt }) {
  const { shipping } = receipt
  return (
    <Section>
      <Text style={small}>{texts.shippedTo}</Text>
      <Text style={base}>{[shipping.name, shipping.company, shipping.address1, shipping.address2].filter(Boolean).join(', ')}</Text>
      <Text style={base}>
        {shipping.city}, {shipping.state} {shipping.postcode}
      </Text>
      <Text style={{ ...small, paddingTop: '8px' }}>
        {texts.paidBy}: {paymentText(receipt.payment)}. {texts.ordered} {orderedAtText(receipt.orderedAt)}.
      </Text>
    </Section>
  )
}
