import { defineConfig } from '@medusajs/framework/utils'

const secret = process.env.PEER_SECRET
const cors = 'http://127.0.0.1'

export default defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.PEER_DATABASE,
    databaseDriverOptions: { connection: { ssl: false } },
    http: { storeCors: cors, adminCors: cors, authCors: cors, jwtSecret: secret, cookieSecret: secret },
  },
})
