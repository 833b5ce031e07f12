// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultCheckout } from '#features/selling/checkout/rules/checkout-state.ts'
import { formTexts } from '#features/selling/checkout/texts.ts'
import { CertificateField } from '#features/selling/checkout/ui/shipping/rare-fields.tsx'
import { makeForm } from '#tests/fixtures/cart/checkout.ts'
import { AmazonExpress } from './amazon-express.tsx'

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const offer = { scriptUrl: 'about:blank' }
const express = () => screen.queryByRole('region', { name: formTexts.amazonExpress })

test('[C-CHECKOUT] without the certificate number a link to its field replaces Amazon’s button', () => {
  render(
    <>
      <AmazonExpress form={defaultCheckout} offer={offer} lacksCertificate />
      <CertificateField form={defaultCheckout} onChange={() => {}} missing={false} />
    </>,
  )

  expect(express()?.textContent).toContain(formTexts.certificateFirst)
  expect(document.querySelector('.provider')).toBeNull()
  Element.prototype.scrollIntoView = vi.fn()
  fireEvent.click(screen.getByRole('link', { name: formTexts.certificateGo }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: formTexts.certificate }))
})

test('[C-CHECKOUT] with the certificate number Amazon’s button shows', () => {
  render(<AmazonExpress form={defaultCheckout} offer={offer} lacksCertificate={false} />)

  expect(document.querySelector('.provider')).not.toBeNull()
  expect(screen.queryByText(formTexts.certificateFirst)).toBeNull()
})

test('a buyer who has entered an address is not offered the address at Amazon', () => {
  render(<AmazonExpress form={makeForm()} offer={offer} lacksCertificate={false} />)

  expect(express()).toBeNull()
})
