import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { DrawingSpec } from '#drawings/spec.ts'

type Json<T> = ColumnType<T, string | undefined, string>
type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface Dimensions {
  /** inches */
  height: number
  width: number
  depth: number
}

export interface FreightFacts {
  /** carton in inches */
  length?: number
  width?: number
  height?: number
  freightClass?: number
  mode?: 'parcel' | 'ltl'
}

export type AttributeValue = string | number | boolean | readonly string[]

/** A shelf's buying guide: sections and questions people ask, in plain text. */
export interface CategoryArticle {
  sections: readonly { title: string; text: string }[]
  questions: readonly { question: string; answer: string }[]
}

interface CategoryTable {
  id: number
  parent_id: number | null
  slug: string
  name: string
  description: Generated<string>
  seo_title: Generated<string>
  seo_description: Generated<string>
  video_url: string | null
  image: string | null
  is_high_value: Generated<boolean>
  /** shelves outside the menu hold services */
  in_menu: Generated<boolean>
  position: Generated<number>
  /** heading of its page after the count; empty for its name */
  h1_text: Generated<string>
  article: ColumnType<CategoryArticle | null, string | null | undefined, string | null>
  /** its page offers the load calculator */
  shows_btu_calc: Generated<boolean>
}

interface AttributeTable {
  id: number
  key: string
  name: string
  unit: Generated<string>
  kind: 'list' | 'number' | 'yesno'
  filter_group: Generated<string>
  filterable: Generated<boolean>
  help: Generated<string>
  position: Generated<number>
}

export type ProductTemplate = 'single' | 'series' | 'system' | 'service'

interface ProductTable {
  id: string
  sku: string
  name: string
  slug: string
  brand: string
  series: Generated<string>
  type: string
  template: Generated<ProductTemplate>
  category_id: number
  summary: Generated<string>
  description: Generated<string>
  /** attribute id → value */
  attributes: Json<Record<string, AttributeValue>>
  dimensions: ColumnType<Dimensions | null, string | null | undefined, string | null>
  drawing: ColumnType<DrawingSpec | null, string | null | undefined, string | null>
  weight_lb: ColumnType<number, number | undefined, number>
  freight: Json<FreightFacts>
  /** what is in the box, one sentence an entry */
  included: Json<string[]>
  ships_free: Generated<boolean>
  pays_shipping: Generated<boolean>
  is_service: Generated<boolean>
  installation_service_ids: ColumnType<string[], string[] | undefined, string[]>
  rating_average: ColumnType<number | null, number | null | undefined, number | null>
  rating_count: Generated<number>
  withdrawn_at: NullableTimestamp
  created_at: ColumnType<Date, Date | undefined, Date>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

interface ProductPriceTable {
  product_id: string
  price_cents: number
  list_price_cents: number | null
  valid_from: ColumnType<Date, Date | undefined, Date>
  valid_to: NullableTimestamp
}

interface StockTable {
  product_id: string
  opening: Generated<number>
  available: Generated<number>
  reserved: Generated<number>
  sold: Generated<number>
  written_off: Generated<number>
  back_order: Generated<boolean>
  /** yyyy-mm-dd */
  restock_on: string | null
}

interface ProductDocumentTable {
  product_id: string
  position: number
  kind: string
  title: string
  url: string
}

export type RelationKind =
  | 'accessory'
  | 'required'
  | 'included'
  | 'compatible'
  | 'also_consider'
  | 'wifi_adapter'

interface ProductRelationTable {
  product_id: string
  kind: RelationKind
  related_id: string
  position: Generated<number>
  quantity: Generated<number>
  /** page of the required-components modal, 1–5 */
  page: number | null
  reason: Generated<string>
}

interface MatchedSystemTable {
  product_id: string
  /** null when the part is not sold on its own */
  outdoor_id: string | null
  indoor_id: string | null
  furnace_id: string | null
  outdoor_model: Generated<string>
  indoor_model: Generated<string>
  furnace_model: Generated<string>
  reference_number: string | null
  seer2: number | null
  eer2: number | null
  hspf2: number | null
  afue: number | null
  cooling_btu: number | null
  heating_btu: number | null
  rating_source: string
}

interface ReviewTable {
  id: GeneratedAlways<number>
  product_id: string
  rating: number
  title: string
  body: string
  author: string
  place: Generated<string>
  verified: Generated<boolean>
  /** yyyy-mm-dd */
  written_on: string
  approved: Generated<boolean>
  /** who sent it; never shown. Null for reviews that came with the catalogue */
  email: ColumnType<string | null, string | null | undefined, string | null>
  received_at: NullableTimestamp
  /** when a person published or refused it */
  decided_at: NullableTimestamp
}

interface QuestionTable {
  id: GeneratedAlways<number>
  product_id: string
  body: string
  author: string
  /** never shown */
  email: ColumnType<string | null, string | null | undefined, string | null>
  /** yyyy-mm-dd */
  asked_on: string
  answer: ColumnType<string | null, string | null | undefined, string | null>
  answered_by: ColumnType<string | null, string | null | undefined, string | null>
  answered_on: ColumnType<string | null, string | null | undefined, string | null>
  received_at: NullableTimestamp
  decided_at: NullableTimestamp
}

interface ProductImageTable {
  product_id: string
  position: number
  /** names the files: the first half of the SHA-256 of what was brought in */
  hash: string
  alt: Generated<string>
  /** pixels of the largest copy */
  width: number
  height: number
}

interface CatalogueVersionTable {
  only_row: Generated<boolean>
  version: Generated<number>
  changed_at: ColumnType<Date, Date | undefined, Date>
}

interface ZipPlaceTable {
  zip: string
  city: string
  state: string
  county: string
  county_fips: string
  lat: number
  lng: number
  /** more than 60 miles from a city: a truck needs a day more */
  rural: Generated<boolean>
}

interface TaxRateTable {
  region: string
  rate: number
  freight_taxable: boolean
  source: string
  as_of: string
}

export interface CouponTable {
  code: string
  kind: 'percent' | 'amount'
  value: number
  product_ids: ColumnType<string[], string[] | undefined, string[]>
  category_ids: ColumnType<number[], number[] | undefined, number[]>
  minimum_cents: Generated<number>
  starts_at: Timestamp
  ends_at: NullableTimestamp
  usage_limit: number | null
  per_email_limit: number | null
  used: Generated<number>
}

export interface OrdersTable {
  id: string
  attempt_key: string
  state: string
  version: number
  payment_method: string
  email: string
  phone: string
  phone_extension: Generated<string>
  phone2: Generated<string>
  billing: JSONColumnType<Record<string, string>>
  shipping: JSONColumnType<Record<string, string>>
  postal: string
  shipping_method: JSONColumnType<Record<string, unknown>>
  installation_quotes: Json<Record<string, string[]>>
  coupon_code: string | null
  subtotal_cents: number
  discount_cents: number
  shipping_cents: number
  tax_cents: number
  total_cents: number
  tax_rate: number
  placed_at: NullableTimestamp
  expires_at: NullableTimestamp
  created_at: Timestamp
}

export interface OrderLineTable {
  order_id: string
  line_no: number
  product_id: string
  sku: string
  name: string
  quantity: number
  unit_price_cents: number
  discount_cents: Generated<number>
  tax_cents: Generated<number>
  is_service: boolean
  reserves_stock: boolean
  /** units that never shipped and will not */
  called_off: Generated<number>
  /** units that came back */
  returned: Generated<number>
}

interface OrderEventTable {
  order_id: string
  version: number
  kind: string
  from_state: string | null
  to_state: string
  actor: string
  reason: Generated<string>
  data: Json<Record<string, unknown>>
  happened_at: Timestamp
}

interface CouponRedemptionTable {
  order_id: string
  coupon_code: string
  email: string
  redeemed_at: Timestamp
  released_at: NullableTimestamp
}

export interface PaymentAttemptTable {
  id: string
  order_id: string
  method: string
  provider: string
  amount_cents: number
  currency: Generated<string>
  status: string
  provider_ref_hash: string | null
  provider_txn_id: string | null
  idempotency_key: string
  card_last4: string | null
  card_type: string | null
  error_code: string | null
  error_text: string | null
  next_check_at: NullableTimestamp
  checks: Generated<number>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
  authorized_until: NullableTimestamp
}

interface WalletApprovalTable {
  provider: string
  reference: string
  order_id: string
  amount_cents: number
  created_at: Timestamp
  next_check_at: NullableTimestamp
  checks: Generated<number>
}

interface PaymentEventTable {
  provider: string
  event_id: string
  kind: string
  order_id: string
  received_at: Timestamp
}

interface BankLinkTable {
  handle_hash: string
  session_hash: string
  sealed_token: string | null
  account_mark: string | null
  created_at: Timestamp
}

export interface BankVerificationTable {
  order_id: string
  nonce_hash: string
  state: 'sending' | 'waiting' | 'verified' | 'failed'
  method_token: string | null
  verification_id: string | null
  last4: string | null
  tries: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

interface BankMandateTable {
  attempt_id: string
  order_id: string
  text: string
  amount_cents: number
  ip_hash: string
  agreed_at: Timestamp
}

export interface MoneyMovementTable {
  id: string
  order_id: string
  /** null: money that staff handle by hand, such as a check */
  attempt_id: string | null
  kind: 'capture' | 'refund'
  amount_cents: number
  status: 'requested' | 'sending' | 'unknown' | 'done' | 'failed'
  provider_ref: string | null
  actor: string
  reason: Generated<string>
  error_code: string | null
  checks: Generated<number>
  due_at: NullableTimestamp
  sent_at: NullableTimestamp
  created_at: Timestamp
  updated_at: Timestamp
  carrier: ColumnType<string | null, string | null | undefined, never>
  tracking: ColumnType<string | null, string | null | undefined, never>
}

export interface ShipmentTable {
  id: string
  order_id: string
  number: number
  carrier: string
  tracking: string
  state: 'created' | 'in_transit' | 'delivered'
  /** yyyy-mm-dd */
  appointment_on: string | null
  created_at: Timestamp
  /** null: its money is not taken yet, so it does not leave */
  released_at: NullableTimestamp
  in_transit_at: NullableTimestamp
  delivered_at: NullableTimestamp
}

interface ShipmentLineTable {
  shipment_id: string
  line_no: number
  quantity: number
}

interface WorkItemTable {
  id: GeneratedAlways<number>
  order_id: string
  kind:
    | 'cancel_request'
    | 'return_request'
    | 'payment_difference'
    | 'damage_report'
    | 'payment_returned'
    | 'dispute'
  note: Generated<string>
  actor: string
  opened_at: Timestamp
  closed_at: NullableTimestamp
}

export interface GoodsReturnTable {
  rma: string
  order_id: string
  state: 'asked' | 'approved' | 'refused' | 'received'
  why: string
  note: Generated<string>
  decision: Generated<string>
  actor: string
  asked_at: Timestamp
  decided_at: NullableTimestamp
  received_at: NullableTimestamp
}

interface GoodsReturnLineTable {
  rma: string
  line_no: number
  quantity: number
  written_off: Generated<number>
}

export interface DamageReportTable {
  id: string
  order_id: string
  note: string
  was_noted: boolean
  actor: string
  reported_at: Timestamp
}

interface DamagePhotoTable {
  report_id: string
  position: number
  hash: string
  width: number
  height: number
  bytes: number
}

interface UseCountTable {
  key: string
  points: Generated<number>
  /** milliseconds since 1970 */
  expire: number | null
}

interface ComparisonTable {
  id: GeneratedAlways<number>
  actor: string
  asked_at: Timestamp
  claimed_at: NullableTimestamp
  ended_at: NullableTimestamp
  compared: number | null
  differences: number | null
  not_asked: number | null
}

interface StrayChargeTable {
  provider: string
  charge_id: string
  order_ref: string
  amount_cents: number
  currency: string
  status: string
  found_at: Timestamp
  closed_at: NullableTimestamp
}

interface OutboxTable {
  id: GeneratedAlways<number>
  topic: string
  dedupe_key: string
  payload: JSONColumnType<Record<string, unknown>>
  created_at: Timestamp
  due_at: Timestamp
  tries: Generated<number>
  last_error: string | null
  /** claims in a row that nobody answered for */
  unanswered: Generated<number>
  sent_at: NullableTimestamp
}

export interface IdempotencyRecordTable {
  scope: string
  key: string
  body_hash: string
  state: 'running' | 'done'
  status: number | null
  response: ColumnType<unknown, string | null | undefined, string | null>
  claimed_at: Timestamp
  done_at: NullableTimestamp
}

export interface ContentTable {
  kind: string
  slug: string
  title: string
  summary: Generated<string>
  /** its shape depends on the kind; see src/features/content/contract.ts */
  body: ColumnType<unknown, string, string>
  position: Generated<number>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

interface ContentRevisionTable {
  only_row: Generated<boolean>
  revision: Generated<number>
}

export interface Tables {
  content: ContentTable
  content_revision: ContentRevisionTable
  category: CategoryTable
  attribute: AttributeTable
  product: ProductTable
  product_price: ProductPriceTable
  stock: StockTable
  product_document: ProductDocumentTable
  product_relation: ProductRelationTable
  matched_system: MatchedSystemTable
  review: ReviewTable
  question: QuestionTable
  product_image: ProductImageTable
  catalogue_version: CatalogueVersionTable
  zip_place: ZipPlaceTable
  tax_rate: TaxRateTable
  coupon: CouponTable
  orders: OrdersTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  coupon_redemption: CouponRedemptionTable
  payment_attempt: PaymentAttemptTable
  wallet_approval: WalletApprovalTable
  payment_event: PaymentEventTable
  bank_link: BankLinkTable
  bank_verification: BankVerificationTable
  bank_mandate: BankMandateTable
  money_movement: MoneyMovementTable
  shipment: ShipmentTable
  shipment_line: ShipmentLineTable
  work_item: WorkItemTable
  goods_return: GoodsReturnTable
  goods_return_line: GoodsReturnLineTable
  damage_report: DamageReportTable
  damage_photo: DamagePhotoTable
  use_count: UseCountTable
  comparison: ComparisonTable
  stray_charge: StrayChargeTable
  outbox: OutboxTable
  idempotency_record: IdempotencyRecordTable
}
