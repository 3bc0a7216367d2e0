-- Since when a factor counts: its first good code. Of one that a mail told of which can still be answered, the moment of that mail.
alter table auth.factors add column verified_at timestamptz;
update auth.factors set verified_at = coalesce(
  (select max(created_at) from auth.one_time_tokens where kind = 'stop' and stops ->> 'factorId' = factors.id::text),
  created_at
) where status = 'verified';
alter table auth.factors add constraint factors_verified check ((status = 'verified') = (verified_at is not null));
