import type { CardFields, CardFieldsConfig } from './card-fields.ts'
import { mountSandboxFields } from './sandbox-card-fields.ts'

const makers: { [Mode in CardFieldsConfig['mode']]: (config: Extract<CardFieldsConfig, { mode: Mode }>) => CardFields } = {
  sandbox: ({ fieldsUrl }) => ({ mount: (element, theme, events = {}) => mountSandboxFields({ fieldsUrl, element, theme, events }) }),
}

/** The card fields of the configured mode. */
export const createCardFields = (config: CardFieldsConfig): CardFields => makers[config.mode](config)
