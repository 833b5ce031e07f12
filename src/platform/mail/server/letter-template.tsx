import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import { plainTextSelectors, render } from '@react-email/render'
import { compile } from 'html-to-text'
import { Fragment } from 'react'
import { darkMailColors as dark, printColors } from '#drawings/engine/drawing-styles.ts'
import { PHONES_IN_TEXT } from '#lib/phone.ts'
import type { Letter, LetterLink, LetterSum } from './ports.ts'

const base = {
  fontFamily: 'Helvetica, Arial, sans-serif',
  color: printColors.ink,
  fontSize: '16px',
  lineHeight: '24px',
  margin: '0',
} as const
const small = { ...base, color: printColors.muted, fontSize: '14px', lineHeight: '20px' } as const
const right = { ...base, textAlign: 'right', whiteSpace: 'nowrap' } as const
/** The store's color above each mail, as on its pages. */
const stripe = `6px solid ${printColors.action}`
const rule = { margin: '24px 0', borderColor: printColors.hairline } as const
const action = {
  ...base,
  display: 'inline-block',
  backgroundColor: printColors.action,
  color: printColors.onAction,
  fontWeight: 700,
  padding: '12px 20px',
  marginTop: '16px',
} as const

// Mail programs with a dark mode read this. The colors at the elements are for all others.
const darkStyle = `
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: ${dark.ground} !important; }
  .paper { background-color: ${dark.paper} !important; }
  .paper h1, .paper p { color: ${dark.ink} !important; }
  .paper .muted { color: ${dark.muted} !important; }
  .paper hr { border-color: ${dark.hairline} !important; }
  .paper .action { background-color: ${dark.action} !important; color: ${dark.onAction} !important; }
  .ground a:not(.action) { color: ${dark.action} !important; }
}`

// As the package's own `toPlainText`, which compiles its selectors again for each mail.
const toPlainText = compile({ wordwrap: false, selectors: plainTextSelectors })

/** A letter as HTML and as plain text. */
export async function renderLetterParts(letter: Letter): Promise<{ html: string; text: string }> {
  const html = await render(<LetterMail letter={letter} />)
  return { html, text: toPlainText(html) }
}

function LetterMail({ letter }: { letter: Letter }) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyle}</style>
      </Head>
      <Preview>{letter.preview}</Preview>
      <Body
        className="ground"
        style={{ backgroundColor: printColors.ground, margin: '0', padding: '24px 0' }}
      >
        <Container
          className="paper"
          style={{
            backgroundColor: printColors.paper,
            padding: '32px',
            maxWidth: '600px',
            borderTop: stripe,
          }}
        >
          {letter.logo && <Img src={letter.logo} alt="" height="64" style={{ marginBottom: '8px' }} />}
          <Text style={{ ...base, fontWeight: 700, fontSize: '20px' }}>{letter.from}</Text>
          <Heading
            as="h1"
            style={{ ...base, fontSize: '28px', lineHeight: '36px', fontWeight: 700, padding: '16px 0 12px' }}
          >
            {letter.heading}
          </Heading>
          {letter.paragraphs.map((paragraph) => (
            <Text key={paragraph} style={{ ...base, paddingBottom: '8px' }}>
              {typedLines(paragraph)}
            </Text>
          ))}
          <Button className="action" href={letter.action.href} style={action}>
            {letter.action.label}
          </Button>
          {letter.lines.length + letter.sums.length > 0 && (
            <>
              <Hr style={rule} />
              <Lines letter={letter} />
            </>
          )}
          {(letter.details ?? []).length + letter.footnotes.length > 0 && <Hr style={rule} />}
          {(letter.details ?? []).map(({ label, lines }) => (
            <Fragment key={label}>
              <Text className="muted" style={small}>
                {label}
              </Text>
              {lines.map((line) => (
                <Text
                  key={typeof line === 'string' ? line : line.href}
                  style={{ ...base, paddingBottom: '4px' }}
                >
                  {typeof line === 'string' ? wholePhones(line) : <TextLink {...line} />}
                </Text>
              ))}
            </Fragment>
          ))}
          {letter.footnotes.map((note) => (
            <Text key={note} className="muted" style={{ ...small, paddingTop: '8px' }}>
              {wholePhones(note)}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  )
}

const TextLink = ({ label, href }: LetterLink) => (
  <Link href={href} style={{ color: printColors.action, textDecoration: 'underline' }}>
    {label}
  </Link>
)

/** A text whose phone numbers stay in one line. */
const wholePhones = (text: string) =>
  text.split(PHONES_IN_TEXT).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  )

/** A text with the line breaks that its author typed. */
const typedLines = (text: string) =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {wholePhones(line)}
    </Fragment>
  ))

function Lines({ letter }: { letter: Letter }) {
  return (
    <>
      <Section>
        {letter.lines.map((line) => (
          <Row key={line.id} style={{ paddingBottom: '8px' }}>
            <Column>
              <Text style={base}>{line.name}</Text>
              <Text className="muted" style={small}>
                {line.note}
              </Text>
            </Column>
            <Column style={{ verticalAlign: 'top', width: '120px' }}>
              <Text style={right}>{line.amount}</Text>
            </Column>
          </Row>
        ))}
      </Section>
      <Section style={{ paddingTop: '8px' }}>
        {letter.sums.map((sum) => (
          <SumLine key={sum.label} sum={sum} />
        ))}
      </Section>
    </>
  )
}

function SumLine({ sum }: { sum: LetterSum }) {
  const weight = sum.isTotal ? { fontWeight: 700 } : {}
  return (
    <Row style={sum.note === '' ? {} : { paddingBottom: '12px' }}>
      <Column>
        <Text style={{ ...base, ...weight }}>{sum.label}</Text>
        {sum.note !== '' && (
          <Text className="muted" style={small}>
            {sum.note}
          </Text>
        )}
      </Column>
      <Column style={{ verticalAlign: 'top', width: '120px' }}>
        <Text style={{ ...right, ...weight }}>{sum.amount}</Text>
      </Column>
    </Row>
  )
}
