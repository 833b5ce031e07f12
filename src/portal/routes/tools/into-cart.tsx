import { useId, useState } from 'react'
import { Form } from 'react-router'
import { CART } from '#features/partners/saved-carts/rules/access.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useMay } from '../../frame/permitted.ts'
import type { ToolProject } from './project-form.tsx'
import { texts } from './texts.ts'

type Lines = readonly { id: string; qty: number }[]

const LineFields = ({ lines }: { readonly lines: Lines }) =>
  lines.map(({ id, qty }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a product may be a part twice; a field keeps no state
    <input key={`${id} ${index}`} type="hidden" name="line" value={`${id}*${qty}`} />
  ))

interface ShopProps {
  readonly lines: Lines
  readonly project: Pick<ToolProject, 'id'> | null
  readonly look?: 'primary' | 'plain'
  /** the kit's name, for screen readers */
  readonly name?: string | undefined
}

/** Opens the shop and puts lines into its cart. */
export function IntoShop({ lines, project, look = 'primary', name }: ShopProps) {
  const mayShop = useMay(CART.read)
  if (!mayShop) return null
  return (
    <div className="row">
      <Form method="post" action={project ? `/shop?project=${project.id}` : '/shop'}>
        <LineFields lines={lines} />
        <Button type="submit" look={look} icon="cart">
          {texts.intoCart}
          {name && <span className="visually-hidden"> {name}</span>}
        </Button>
      </Form>
      <LinkButton href={newQuote(lines, project)}>
        {texts.intoQuote}
        {name && <span className="visually-hidden"> {name}</span>}
      </LinkButton>
    </div>
  )
}

/** The page that makes a quote of lines, for the project of the tool. */
const newQuote = (lines: Lines, project: ShopProps['project']): string => {
  const asked = lines.map(({ id, qty }) => `${id}*${qty}`).join()
  return `/quotes/new?lines=${asked}${project ? `&project=${project.id}` : ''}`
}

interface SaveProps {
  readonly lines: Lines
  readonly project: Pick<ToolProject, 'id'> | null
  readonly name: string
  readonly problem?: string | undefined
}

/** Saves lines as a cart of the project. The key makes one cart of two presses. */
export function SaveAsCart({ lines, project, name, problem }: SaveProps) {
  const maySave = useMay(CART.write)
  const id = useId()
  const [key] = useState(() => `${id.replace(/\W/g, '')}-${crypto.randomUUID()}`)
  if (!maySave) return null
  if (!project) return <p className="meta">{texts.chooseProject}</p>
  return (
    <Form method="post" className="row portal-form">
      <input type="hidden" name="intent" value="save-cart" />
      <input type="hidden" name="project" value={project.id} />
      <input type="hidden" name="key" value={key} suppressHydrationWarning />
      <LineFields lines={lines} />
      <TextField label={texts.cartName} name="cartName" defaultValue={name} maxLength={80} error={problem} />
      <Button type="submit">{texts.saveCart}</Button>
    </Form>
  )
}

const LINE = /^(\d{9})\*([1-9]\d{0,2})$/
const MOST_LINES = 200

/** The lines of a form: "450000001*2". Undefined when one of them cannot be read. */
export function linesIn(form: FormData): { id: string; qty: number }[] | undefined {
  const lines = form.getAll('line').map((line) => LINE.exec(String(line)))
  if (lines.length === 0 || lines.length > MOST_LINES || lines.includes(null)) return undefined
  return lines.flatMap((line) => (line ? [{ id: line[1]!, qty: Number(line[2]) }] : []))
}
