import { ApiError } from '#lib/api-error.ts'
import { errorResponse } from '../api.ts'

/** A refusal of a stream as the answer that calls of the API give. */
export const orRefusal = (answer: Promise<Response>): Promise<Response> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError) return errorResponse(error)
    throw error
  })
