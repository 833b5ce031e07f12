// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CheckField, ChipGroup, Toggle } from './check-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PhoneField } from './phone-field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { scrollToFirstInvalid } from './scroll-to-first-invalid.ts'
import { FileField, NumberField, SelectField, TextAreaField, TextField } from './text-field.tsx'

afterEach(cleanup)
const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('[L-INPUTS] the shared inputs', () => {
  test('are found by their label', () => {
    render(
      <>
        <TextField label="Name" />
        <NumberField label="Area" />
        <TextAreaField label="Comments" />
        <SelectField label="State" options={[{ value: 'IL', label: 'Illinois' }]} />
        <PhoneField label="Phone" />
        <FileField label="Photo" />
        <Toggle label="Compact" />
        <CheckField label="Agree" />
      </>,
    )

    expect(
      ['Name', 'Area', 'Comments', 'State', 'Phone', 'Photo', 'Compact', 'Agree'].map(
        (name) => `${control(name).tagName} ${control(name).type}`,
      ),
    ).toEqual([
      'INPUT text',
      'INPUT text',
      'TEXTAREA textarea',
      'SELECT select-one',
      'INPUT tel',
      'INPUT file',
      'INPUT checkbox',
      'INPUT checkbox',
    ])
  })

  test('a field with an error is marked invalid and reads the error before the hint', () => {
    render(<TextField label="Name" error="Name Required" hint="As on the receipt" />)

    expect(control('Name').getAttribute('aria-invalid')).toBe('true')
    expect(described(control('Name'))).toEqual(['Name Required', 'As on the receipt'])
  })

  test('a field without error or hint carries no empty references', () => {
    render(<TextField label="Name" />)

    expect([
      control('Name').hasAttribute('aria-invalid'),
      control('Name').hasAttribute('aria-describedby'),
    ]).toEqual([false, false])
  })

  test('a file field takes one file', () => {
    render(<FileField label="Photo" accept="image/*" />)

    expect([control('Photo').multiple, control('Photo').accept]).toEqual([false, 'image/*'])
  })

  test('a toggle is a switch', () => {
    render(<Toggle label="Differences only" defaultChecked />)

    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Differences only' }).checked).toBe(true)
  })

  test('a radio group is one named group of native radios and reports the chosen value', () => {
    const onChange = vi.fn()
    render(
      <RadioGroup
        label="Pay by"
        name="pay"
        value="card"
        onChange={onChange}
        options={[
          { value: 'card', label: 'Card' },
          { value: 'bank', label: 'Bank' },
        ]}
      />,
    )

    fireEvent.click(screen.getByRole('radio', { name: 'Bank' }))

    expect(screen.getByRole('group', { name: 'Pay by' }).tagName).toBe('FIELDSET')
    expect(onChange.mock.calls[0]?.[0]).toBe('bank')
  })

  test('chips add and take away', () => {
    const onChange = vi.fn()
    render(
      <ChipGroup
        label="AFUE"
        chips={[
          { value: '80', label: '80%' },
          { value: '96', label: '96%' },
        ]}
        chosen={['96']}
        onChange={onChange}
      />,
    )

    fireEvent.click(screen.getByRole('checkbox', { name: '80%' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '96%' }))

    expect(onChange.mock.calls).toEqual([[['96', '80']], [[]]])
  })
})

describe('[L-INPUT-PHONE] the phone field', () => {
  test('writes the mask while typing and passes the formatted value on', () => {
    const seen: string[] = []
    render(<PhoneField label="Phone" onChange={(event) => seen.push(event.currentTarget.value)} />)

    fireEvent.change(control('Phone'), { target: { value: '13125550119' } })

    expect([seen, control('Phone').value]).toEqual([['(312) 555-0119'], '(312) 555-0119'])
  })
})

describe('[L-FORM-SCROLL] the first invalid field', () => {
  test('is focused and scrolled to smoothly, in the order of the page', () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
    const { container } = render(
      <form>
        <TextField label="First" />
        <TextField label="Second" error="Wrong" />
        <TextField label="Third" error="Wrong too" />
      </form>,
    )

    const found = scrollToFirstInvalid(container)

    expect([found, document.activeElement]).toEqual([control('Second'), control('Second')])
    expect(scroll.mock.calls).toEqual([[{ behavior: 'smooth', block: 'center' }]])
    scroll.mockRestore()
  })

  test('is null when all fields are valid', () => {
    const { container } = render(
      <form>
        <TextField label="First" />
      </form>,
    )

    expect(scrollToFirstInvalid(container)).toBeNull()
  })
})

describe('the error summary', () => {
  test('takes focus and leads to its fields', () => {
    render(
      <>
        <ErrorSummary errors={[{ id: 'name', text: 'Name Required' }]} />
        <TextField label="Name" id="name" error="Name Required" />
      </>,
    )
    expect(document.activeElement).toBe(screen.getByRole('alert'))

    fireEvent.click(screen.getByRole('link', { name: 'Name Required' }))

    expect(document.activeElement).toBe(control('Name'))
  })

  test('renders nothing without errors', () => {
    render(<ErrorSummary errors={[]} />)

    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('[reports-3 1] a field with a rule of its own', () => {
  const check = (typed: string) => (typed.includes('@') ? undefined : 'Enter your email address')
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const errors = () => [...document.querySelectorAll('.bad')].map(({ textContent }) => textContent)

  test('says what is wrong when it is left, and no longer once it is corrected', () => {
    render(<TextField label="Email" check={check} />)
    const field = control('Email')

    type(field, 'ann')
    expect(errors()).toEqual([])
    fireEvent.blur(field)
    expect(described(field)).toEqual(['Enter your email address'])
    expect(field.validity.customError).toBe(true)
    type(field, 'ann@example.com')
    expect(errors()).toEqual([])
    expect(field.validity.valid).toBe(true)
  })

  test('says nothing of an empty field, of an untouched one, and while the button is pressed', () => {
    render(
      <>
        <TextField label="Email" defaultValue="ann" check={check} />
        <button type="submit">Send</button>
      </>,
    )
    const field = control('Email')

    fireEvent.blur(field)
    type(field, '  ')
    fireEvent.blur(field)
    type(field, 'bob')
    fireEvent.blur(field, { relatedTarget: screen.getByText('Send') })
    expect(errors()).toEqual([])
  })

  test('a form that is pressed too early says it at each field and leads to the first', () => {
    const sent = vi.fn()
    render(
      <form onSubmit={sent}>
        <TextField label="Name" check={() => 'Enter your name'} required />
        <TextAreaField label="Note" check={check} required />
        <TextField label="Phone" check={() => 'Enter your phone number'} />
      </form>,
    )

    act(() => document.querySelector('form')?.requestSubmit())

    expect(sent).not.toHaveBeenCalled()
    expect(errors()).toEqual(['Enter your name', 'Enter your email address'])
    expect(document.activeElement).toBe(control('Name'))
  })

  test('keeps the error that the server found', () => {
    render(<TextField label="Email" error="Unknown mailbox" check={check} />)

    fireEvent.blur(control('Email'))
    expect(described(control('Email'))).toEqual(['Unknown mailbox'])
  })
})
