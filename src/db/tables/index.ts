import type {
  AccountLinkTable,
  AccountTable,
  AuditChainTable,
  AuditCheckTable,
  AuditEventTable,
  CompanyTable,
  PasskeyTable,
  RecoveryCodeTable,
  SessionTable,
  SignInStepTable,
} from './accounts.ts'
import type {
  AttributeTable,
  CatalogueVersionTable,
  CategoryTable,
  MatchedSystemTable,
  ProductDocumentTable,
  ProductImageTable,
  ProductPriceTable,
  ProductRelationTable,
  ProductTable,
  ProductWatchTable,
  StockTable,
} from './catalog.ts'
import type {
  ChatAgentTable,
  ChatClockTable,
  ChatConversationTable,
  ChatEntryTable,
  ChatParticipantTable,
  ChatReplyTable,
} from './chats.ts'
import type { ContentTables } from './content.ts'
import type {
  ContactTable,
  CustomerTable,
  ProjectPhotoTable,
  ProjectRoomTable,
  ProjectTable,
  SavedViewTable,
  TimelineEntryTable,
} from './customers.ts'
import type {
  CareReminderTable,
  DamagePhotoTable,
  DamageReportTable,
  GoodsReturnLineTable,
  GoodsReturnTable,
  ShipmentLineTable,
  ShipmentTable,
  WarrantyRegistrationTable,
  WarrantyReminderTable,
  WorkItemTable,
} from './fulfilment.ts'
import type { LeadTable, SelectorRequestTable } from './leads.ts'
import type {
  IdempotencyRecordTable,
  MailChoiceTable,
  SecurityEventTable,
  StoreFactsTable,
  UseCountTable,
} from './operations.ts'
import type {
  CreditAccountTable,
  CreditChargeTable,
  CreditPaymentTable,
  CreditPositionView,
  CreditRefundTable,
  PriceImportTable,
  PriceListPriceTable,
  PriceListTable,
  PriceRequestTable,
  ProductCostTable,
  TaxExemptionTable,
} from './partner-money.ts'
import type { PageIssueNoteTable, PageIssueTable, SavedCartTable } from './partner-work.ts'
import type {
  BankLinkTable,
  BankMandateTable,
  BankVerificationTable,
  ComparisonTable,
  MoneyMovementTable,
  PaymentAttemptTable,
  PaymentEventTable,
  StrayChargeTable,
  WalletApprovalTable,
} from './payments.ts'
import type {
  PhotoQuoteNoteTable,
  PhotoQuotePhotoTable,
  PhotoQuoteReadingTable,
  PhotoQuoteTable,
} from './photo-quotes.ts'
import type { LocalTaxRateTable, TaxRateTable, TaxVersionTable, ZipPlaceTable } from './places.ts'
import type {
  QuoteAcceptanceTable,
  QuoteCommentTable,
  QuoteEventTable,
  QuoteFileTable,
  QuoteTable,
  QuoteTemplateTable,
  QuoteVersionTable,
} from './quotes.ts'
import type {
  ContractorFeedbackTable,
  ContractorListingTable,
  CustomerSurveyTable,
  QuestionTable,
  ReviewTable,
} from './reviews.ts'
import type {
  CouponRedemptionTable,
  CouponTable,
  EpaCertificateTable,
  OrderEventTable,
  OrderLineTable,
  OrdersTable,
  OutboxTable,
} from './selling.ts'

export type {
  CategoryArticle,
  Dimensions,
  FreightFacts,
  ProductTemplate,
  RelationKind,
} from './catalog.ts'
export type { ChatConversationTable, ChatEntryTable } from './chats.ts'
export type { CustomerStoryTable } from './content.ts'
export type { DamageReportTable, GoodsReturnTable, ShipmentTable } from './fulfilment.ts'
export type { IdempotencyRecordTable } from './operations.ts'
export type { PriceChange } from './partner-money.ts'
export type { PageIssueTable } from './partner-work.ts'
export type { BankVerificationTable, MoneyMovementTable, PaymentAttemptTable } from './payments.ts'
export type { CouponTable, OrderLineTable, OrdersTable } from './selling.ts'

import type { SearchWordsVersionTable, SearchWordTable } from './search.ts'

/** Every table, by the name that it has in PostgreSQL. */
export interface Tables extends ContentTables {
  customer: CustomerTable
  contact: ContactTable
  project: ProjectTable
  project_room: ProjectRoomTable
  project_photo: ProjectPhotoTable
  timeline_entry: TimelineEntryTable
  saved_view: SavedViewTable
  lead: LeadTable
  chat_conversation: ChatConversationTable
  chat_clock: ChatClockTable
  chat_entry: ChatEntryTable
  chat_participant: ChatParticipantTable
  chat_agent: ChatAgentTable
  chat_reply: ChatReplyTable
  photo_quote: PhotoQuoteTable
  photo_quote_photo: PhotoQuotePhotoTable
  photo_quote_note: PhotoQuoteNoteTable
  photo_quote_reading: PhotoQuoteReadingTable
  contractor_listing: ContractorListingTable
  contractor_feedback: ContractorFeedbackTable
  warranty_registration: WarrantyRegistrationTable
  warranty_reminder: WarrantyReminderTable
  care_reminder: CareReminderTable
  category: CategoryTable
  attribute: AttributeTable
  product: ProductTable
  product_price: ProductPriceTable
  product_watch: ProductWatchTable
  stock: StockTable
  product_document: ProductDocumentTable
  product_relation: ProductRelationTable
  matched_system: MatchedSystemTable
  selector_request: SelectorRequestTable
  saved_cart: SavedCartTable
  page_issue: PageIssueTable
  page_issue_note: PageIssueNoteTable
  customer_survey: CustomerSurveyTable
  review: ReviewTable
  question: QuestionTable
  product_image: ProductImageTable
  catalogue_version: CatalogueVersionTable
  zip_place: ZipPlaceTable
  tax_rate: TaxRateTable
  local_tax_rate: LocalTaxRateTable
  tax_version: TaxVersionTable
  search_word: SearchWordTable
  search_words_version: SearchWordsVersionTable
  coupon: CouponTable
  orders: OrdersTable
  order_line: OrderLineTable
  epa_certificate: EpaCertificateTable
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
  security_event: SecurityEventTable
  store_facts: StoreFactsTable
  use_count: UseCountTable
  mail_choice: MailChoiceTable
  comparison: ComparisonTable
  stray_charge: StrayChargeTable
  product_cost: ProductCostTable
  price_list: PriceListTable
  price_list_price: PriceListPriceTable
  price_import: PriceImportTable
  price_request: PriceRequestTable
  credit_account: CreditAccountTable
  credit_charge: CreditChargeTable
  credit_refund: CreditRefundTable
  credit_payment: CreditPaymentTable
  credit_position: CreditPositionView
  tax_exemption: TaxExemptionTable
  outbox: OutboxTable
  idempotency_record: IdempotencyRecordTable
  company: CompanyTable
  account: AccountTable
  session: SessionTable
  passkey: PasskeyTable
  recovery_code: RecoveryCodeTable
  account_link: AccountLinkTable
  sign_in_step: SignInStepTable
  audit_chain: AuditChainTable
  audit_event: AuditEventTable
  audit_check: AuditCheckTable
  quote: QuoteTable
  quote_version: QuoteVersionTable
  quote_event: QuoteEventTable
  quote_comment: QuoteCommentTable
  quote_file: QuoteFileTable
  quote_template: QuoteTemplateTable
  quote_acceptance: QuoteAcceptanceTable
}
