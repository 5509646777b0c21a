/** Test vectors made by other programs (openssl, Python's cryptography). Their private key was deleted. */
export const PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArDJ/NsrDDen4Bdo4G8ax
J3cggg/zsRMW+sR1m4gLE5sVXSvUGS1Ex3B+0HWhBccrWZbQ+P1Fo2fkfwr+VWBx
R3+QKqQ6d8yPBe7CIMph5QU8P+GmOjNupcqlV1NWEOuHmVGBidZqSdRCgOfyLXtE
Aiv3i5Tku8yA+/wRZmkL8f8FnamVVjDOEwbYJ+S8evg+P+scC336YvQGoCzuesCK
nXGKGqyUGKNyFjDikBcdgNBrRHI+MhHn1hHXYCYjslLiXZh/hR7R12Tww7mqsZAG
Q4Z5q/WhDQSZFLOITQ5j0bBkGtJaEjwMSX1w2tjn8FXyVC6hv14STgrmLaG16Bs/
FwIDAQAB
-----END PUBLIC KEY-----`;

export const ALIPAY_VECTOR = {
  text: 'app_id=2021000000000001&buyer_id=2088102000000001&charset=utf-8&gmt_create=2026-11-15 20:14:05&notify_id=ac05099524730693a8b330c5ecf72da9786&out_trade_no=P20261115ABCDEFGHJKLMNPQ&seller_id=2088000000000001&subject=花容 订单&total_amount=1270.00&trade_no=2026111522001400000000000001&trade_status=TRADE_SUCCESS&version=1.0',
  signature:
    'O/WR0/0qVlcBxWa9uewjNq7bAFUnvV+iVAgZqpkpB8T4Yzt7DtOm1YleQuvCFgq2Hcp+s2W4YyGemVQMXHGMrxV2yenqZfDThwY9lJBY57ojmjC+3dppcOA3qtHy9i3qk6HLuCzGCW7vd5yfsZB6H8TEzhgJfdnUswgW82Mj4corwYmINODKZOv6QWOo0NcNTEmuISsWl+kuc9SysO5CrB+ept3GSHFODVJ3Jpqnasr5XMjzEOjkLySAP4L9TINMdzHLZLwIUo6toYAoqMrCimAaruWPG+HL9X1JgBhu4r/EDyuNJ0PctAtXGPOUM5BSQgg+g77ldnPN0xfqKmQxiQ==',
};

export const WECHAT_VECTOR = {
  timestamp: '1794744845',
  nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
  body: '{"id":"EV-2026","event_type":"TRANSACTION.SUCCESS"}',
  signature:
    'jHc8BsuiElZHH9UVeyBOwaYpQjf9N2bXDuLETHPhIbxyz0Jqt0bJzGeaSPime9SwPhuNt6WWNu+Ua/4MfY6lw+QMCPPO93FUFDom9GIfHN2sNvMoPHorTvsXTTMwyU9pw5NUPSLrh7sEZypzcEOWOtzGaY+KAlIMz8dAtFKiiTyYK4cWu5h/DjP99F3IRotyL43AN/umg00iU3zSLfJLFyHOhQfhKZnzkJuFkPT5hiMrft5CobF01Pmts7R7SMz1KE2n5Nwr27WlfOkwjzfAEjU2urK8eqxuD9YbkpdH4NQqe5G58JTSFdJDmC5ElJFRi57gyGD1ewBHRsVWsJI6LQ==',
};

export const SEALED_VECTOR = {
  apiV3Key: '0123456789abcdef0123456789ABCDEF',
  text: '{"out_trade_no":"P20261115ABCDEFGHJKLMNPQ","trade_state":"SUCCESS","amount":{"total":127000}}',
  resource: {
    algorithm: 'AEAD_AES_256_GCM' as const,
    nonce: 'fdasflkja484',
    associated_data: 'transaction',
    ciphertext:
      'bz1mQGtugHE+xvD4swlMsg4iban7w2hSE1kVUiCNXOIFywB6sEWK2ZFWgYXjfvTF3zZEQC36D7yELKpzBt9NgC9/hnQMQlHy8ULxgtf1QbtTL9qcnW/K2iQCNb8ZjRuBy0Z6qPiNcIjwkRKdQg==',
  },
};
