import { z } from 'zod'
import { ZONE_KEYS } from '../rules/selections.ts'
import { FIELD_KEYS, STEPS, TEMPLATES } from '../rules/steps.ts'

const value = z.union([z.string(), z.number(), z.boolean()])
const key = z.enum(FIELD_KEYS)
const zone = z.enum(ZONE_KEYS).nullable().describe('the room of the field; null for the whole home')

const choiceSchema = z.object({
  value,
  label: z.string(),
  note: z.string().describe('what the choice means; may be empty'),
  selected: z.boolean(),
  kits: z.int().describe('how many kits would remain'),
  disabled: z.boolean(),
  reason: z.string().nullable().describe('why it is disabled'),
})

const fieldSchema = z.object({
  key,
  zone,
  kind: z.enum(['choice', 'zip', 'number']),
  label: z.string(),
  help: z.string().describe('why we ask; may be empty'),
  required: z.boolean(),
  value: value.nullable().describe('the answer so far'),
  choices: z.array(choiceSchema).describe('empty for zips and numbers'),
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: z.string(),
})
export type WireField = z.infer<typeof fieldSchema>

/** One step of the questions, with its answer. */
export const STEP_SUMMARY = z.object({
  step: z.enum(STEPS),
  label: z.string().describe('one word for the rail: "Place"'),
  state: z.enum(['done', 'current', 'ahead']),
  answer: z.string().describe('the answers in words; empty when there are none'),
})

/** The question of a step and its possible answers. */
export const stepSchema = z.object({
  isLast: z.boolean(),
  fields: z.array(fieldSchema),
  template: z.enum(TEMPLATES),
  info: z.object({ question: z.string(), note: z.string() }),
  step: z.enum(STEPS).describe('our choice, like everything below'),
  remaining: z.int().describe('how many kits remain with the answers so far'),
  steps: z.array(STEP_SUMMARY),
  previous: z.enum(STEPS).nullable(),
  next: z.enum(STEPS).nullable(),
})
export type WireStep = z.infer<typeof stepSchema>

/** An earlier answer that no longer holds. */
export const clearedSchema = z.object({
  key,
  zone,
  label: z.string(),
  was: z.string().describe('the answer in words'),
  because: z.string(),
})
