create schema if not exists sandbox;

create table sandbox.mails (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  sender text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  received_at timestamptz not null
);
