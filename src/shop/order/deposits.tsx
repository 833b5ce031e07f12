import { useRevalidator } from 'react-router'
import type { BankVerification } from '#features/selling/bank-debit/contract.ts'
import { formTexts } from '#features/selling/bank-debit/texts.ts'
import { ConfirmDeposits } from '#features/selling/bank-debit/ui/confirm-deposits.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useShop } from '../shop-context.ts'

interface Props {
  readonly orderID: string
  readonly postal: string | undefined
  readonly deposits: BankVerification
}

/** On an order's page: asks the buyer for the amounts of the two test deposits, and shows the result. */
export function Deposits({ orderID, postal, deposits }: Props) {
  const { api } = useShop()
  const { revalidate } = useRevalidator()
  const confirm = async (amounts: [number, number]): Promise<string | undefined> => {
    try {
      await api.bankDebit.confirmDeposits({ orderID, amounts, ...(postal ? { postal } : {}) })
      await revalidate()
      return undefined
    } catch (error) {
      return error instanceof ApiError ? error.message : formTexts.depositsFailed
    }
  }
  return <ConfirmDeposits last4={deposits.last4} onConfirm={confirm} />
}
