create schema if not exists sandbox;

-- What the payment stand-in knows, as the objects it answers.
create table sandbox.payment_objects (
  id text primary key,
  object text not null,
  customer text,
  data jsonb not null,
  sequence bigint generated always as identity
);
create index payment_objects_customer on sandbox.payment_objects (object, customer, sequence desc);

-- Answers by idempotency key.
create table sandbox.payment_requests (
  key text primary key,
  request text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);

-- Events on their way to the webhook.
create table sandbox.payment_deliveries (
  event text primary key references sandbox.payment_objects (id) on delete cascade,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index payment_deliveries_waiting on sandbox.payment_deliveries (next_try_at) where delivered_at is null;
