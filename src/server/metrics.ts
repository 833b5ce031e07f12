import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The figures of one process in Prometheus' text format. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests answered',
      labelNames: ['kind', 'status'],
      registers: [registry],
    }),
    duration: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer a request that was not served from the page cache',
      labelNames: ['kind'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers: [registry],
    }),
    cachedPages: new Counter({
      name: 'page_cache_hits_total',
      help: 'Pages served from the page cache',
      registers: [registry],
    }),
    cacheBytes: new Gauge({
      name: 'page_cache_bytes',
      help: 'Bytes held by the page cache',
      registers: [registry],
    }),
    searchAway: new Gauge({
      name: 'search_cluster_away',
      help: '1 while the search cluster is away and this process answers searches itself',
      registers: [registry],
    }),
    tableAge: new Gauge({
      name: 'reference_table_age_days',
      help: 'Days since the day of a reference table in force',
      labelNames: ['table'],
      registers: [registry],
    }),
    tableTooOld: new Gauge({
      name: 'reference_table_too_old',
      help: '1 while a reference table is older than its limit',
      labelNames: ['table'],
      registers: [registry],
    }),
    lostConnections: new Counter({
      name: 'database_connections_lost_total',
      help: 'Connections to the database that broke',
      registers: [registry],
    }),
    orders: new Counter({
      name: 'orders_placed_total',
      help: 'Orders placed',
      labelNames: ['method'],
      registers: [registry],
    }),
    securityEvents: new Counter({
      name: 'security_events_total',
      help: 'Limits that were reached and attacks that were seen; the staff console lists them',
      labelNames: ['kind'],
      registers: [registry],
    }),
    payments: new Counter({
      name: 'payment_attempts_total',
      help: 'Payment attempts by outcome',
      labelNames: ['method', 'outcome'],
      registers: [registry],
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
