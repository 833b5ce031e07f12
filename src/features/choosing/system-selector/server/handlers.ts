import { implement } from '@orpc/server'
import { systemSelectorContract } from '../contract.ts'
import { efficiencyCosts } from './costs.ts'
import { answerStep, availableOptions } from './options.ts'
import { askConsultant, type RequestsContext, sendQuote } from './requests.ts'
import { selectorResults } from './results.ts'

const os = implement(systemSelectorContract).$context<RequestsContext>()

export const systemSelectorHandlers = {
  availableOptions: os.availableOptions.handler(({ input, context }) =>
    availableOptions(input.step, input.selections, context),
  ),
  answerStep: os.answerStep.handler(({ input, context }) =>
    answerStep(input.step, input.selections, context),
  ),
  results: os.results.handler(({ input: { projectID: _, ...selections }, context }) =>
    selectorResults(selections, context),
  ),
  efficiencyCosts: os.efficiencyCosts.handler(({ input, context }) =>
    efficiencyCosts(input.params, input.perKilowattHour, context),
  ),
  sendQuote: os.sendQuote.handler(async ({ input, context }) => ({
    sent: true as const,
    reference: await sendQuote(input, context),
  })),
  emailSupport: os.emailSupport.handler(async ({ input, context }) => ({
    submitted: true as const,
    reference: await askConsultant(input, context),
  })),
}
