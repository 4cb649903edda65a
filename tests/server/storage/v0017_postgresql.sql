CREATE TABLE public.achievements (
    guest character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    name character varying(64) NOT NULL,
    table_id character varying(8) NOT NULL,
    made double precision NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.blocked (
    subject character varying(64) NOT NULL,
    reason text NOT NULL,
    made double precision NOT NULL
);
CREATE TABLE public.campaign_mail (
    id integer NOT NULL,
    guest character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    table_id character varying(8) NOT NULL,
    seat integer NOT NULL,
    earned text NOT NULL,
    made double precision NOT NULL
);
CREATE SEQUENCE public.campaign_mail_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.campaign_mail_id_seq OWNED BY public.campaign_mail.id;
CREATE TABLE public.campaigns (
    guest character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    kept text NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.dailies (
    guest character varying(32) NOT NULL,
    day character varying(10) NOT NULL,
    game character varying(32) NOT NULL,
    table_id character varying(8) NOT NULL,
    made double precision NOT NULL
);
CREATE TABLE public.entries (
    table_id character varying(8) NOT NULL,
    entry integer NOT NULL,
    seat integer NOT NULL,
    option text,
    made double precision NOT NULL
);
CREATE TABLE public.guests (
    id character varying(32) NOT NULL,
    name character varying(64) NOT NULL,
    made double precision NOT NULL
);
CREATE TABLE public.keepsakes (
    table_id character varying(8) NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.orders (
    id integer NOT NULL,
    kind character varying(16) NOT NULL,
    subject character varying(64) NOT NULL,
    text text NOT NULL,
    made double precision NOT NULL
);
CREATE SEQUENCE public.orders_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.orders_id_seq OWNED BY public.orders.id;
CREATE TABLE public.pictures (
    guest character varying(32) NOT NULL,
    picture character varying(32) NOT NULL
);
CREATE TABLE public.recoveries (
    digest character varying(32) NOT NULL,
    guest character varying(32) NOT NULL,
    made double precision NOT NULL
);
CREATE TABLE public.reviews (
    table_id character varying(8) NOT NULL,
    seat integer NOT NULL,
    content text NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying(8) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    guest character varying(32),
    name character varying(64),
    level character varying(16),
    agreed integer
);
CREATE TABLE public.solved (
    guest character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    puzzle integer NOT NULL,
    made double precision NOT NULL
);
CREATE TABLE public.subscriptions (
    id character varying(32) NOT NULL,
    guest character varying(32) NOT NULL,
    endpoint text NOT NULL,
    receiver character varying(128) NOT NULL,
    shared character varying(64) NOT NULL,
    language character varying(2) NOT NULL,
    made double precision NOT NULL
);
CREATE TABLE public.tables (
    id character varying(8) NOT NULL,
    game character varying(32) NOT NULL,
    setup text NOT NULL,
    host character varying(32) NOT NULL,
    status character varying(8) NOT NULL,
    listed boolean NOT NULL,
    entries integer NOT NULL,
    seat_to_move integer,
    result character varying(32),
    made double precision NOT NULL,
    updated double precision NOT NULL,
    winners integer,
    purpose character varying(8) DEFAULT 'game'::character varying NOT NULL,
    outcome text,
    key character varying(24),
    deadline double precision,
    overdue integer
);
CREATE TABLE public.talk (
    id integer NOT NULL,
    table_id character varying(8) NOT NULL,
    entry integer NOT NULL,
    seat integer,
    name character varying(64),
    kind character varying(8) NOT NULL,
    text text NOT NULL,
    made double precision NOT NULL
);
CREATE SEQUENCE public.talk_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.talk_id_seq OWNED BY public.talk.id;
ALTER TABLE ONLY public.campaign_mail ALTER COLUMN id SET DEFAULT nextval('public.campaign_mail_id_seq'::regclass);
ALTER TABLE ONLY public.orders ALTER COLUMN id SET DEFAULT nextval('public.orders_id_seq'::regclass);
ALTER TABLE ONLY public.talk ALTER COLUMN id SET DEFAULT nextval('public.talk_id_seq'::regclass);
INSERT INTO public.achievements VALUES ('mira', 'dragon-tower', 'first_climb', 'BBBBB', 6);
INSERT INTO public.alembic_version VALUES ('0017');
INSERT INTO public.blocked VALUES ('aabbccddee', 'rude', 10);
INSERT INTO public.campaign_mail VALUES (1, 'mira', 'one-deck-dungeon', 'CCCCC', 0, '{"checks": 1}', 9);
INSERT INTO public.campaigns VALUES ('mira', 'one-deck-dungeon', '{"checks": 3}', 2);
INSERT INTO public.dailies VALUES ('mira', '2026-01-31', 'dragon-tower', 'BBBBB', 2);
INSERT INTO public.entries VALUES ('AAAAA', 0, 1, 'pass', 3);
INSERT INTO public.entries VALUES ('AAAAA', 1, 1, NULL, 4);
INSERT INTO public.entries VALUES ('BBBBB', 0, 0, 'draw hero=0 deck=magic', 4);
INSERT INTO public.guests VALUES ('mira', 'Mira', 1.5);
INSERT INTO public.keepsakes VALUES ('BBBBB', '\x007061636b6564ff');
INSERT INTO public.orders VALUES (1, 'block', 'aabbccddee', 'rude', 10);
INSERT INTO public.pictures VALUES ('mira', 'dragon');
INSERT INTO public.recoveries VALUES ('fedcba9876543210fedcba9876543210', 'mira', 11);
INSERT INTO public.reviews VALUES ('BBBBB', 0, '{"seat": 0}');
INSERT INTO public.seats VALUES ('AAAAA', 0, 'person', 'mira', 'Mira', NULL, 1);
INSERT INTO public.seats VALUES ('AAAAA', 1, 'person', 'nina', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('AAAAA', 2, 'bot', NULL, 'witch', 'witch', NULL);
INSERT INTO public.seats VALUES ('BBBBB', 0, 'person', 'mira', 'Mira', NULL, NULL);
INSERT INTO public.solved VALUES ('mira', 'boss-monster', 4, 8);
INSERT INTO public.subscriptions VALUES ('0123456789abcdef0123456789abcdef', 'mira', 'https://push.example/1', 'BPublic', 'secret', 'uk', 7);
INSERT INTO public.tables VALUES ('AAAAA', 'dragon-tower', '{"rules": 1, "seats": 3, "seed": "7", "options": {"heroes": 3}, "position": null, "deadline": {"seconds": 3600, "after": "bot"}}', 'mira', 'playing', false, 2, 2, NULL, 1, 5.25, NULL, 'game', NULL, 'KEYKEYKEYKEYKEYKEY', 3605, NULL);
INSERT INTO public.tables VALUES ('BBBBB', 'dragon-tower', '{"rules": 1, "seats": 1, "seed": "8", "options": {}, "position": null, "daily": "2026-01-31"}', 'mira', 'over', true, 1, NULL, 'victory', 2, 6, 1, 'daily', '{"scores": [12], "traits": [{"hero": ["mage"]}]}', NULL, NULL, 1);
INSERT INTO public.talk VALUES (1, 'AAAAA', 0, 1, NULL, 'phrase', 'yes', 3);
INSERT INTO public.talk VALUES (2, 'AAAAA', 1, 0, 'Mira', 'chat', 'Хо! It''s ''here''; now', 4);
SELECT pg_catalog.setval('public.campaign_mail_id_seq', 1, true);
SELECT pg_catalog.setval('public.orders_id_seq', 1, true);
SELECT pg_catalog.setval('public.talk_id_seq', 2, true);
ALTER TABLE ONLY public.achievements
    ADD CONSTRAINT achievements_pkey PRIMARY KEY (guest, game, name);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.blocked
    ADD CONSTRAINT blocked_pkey PRIMARY KEY (subject);
ALTER TABLE ONLY public.campaign_mail
    ADD CONSTRAINT campaign_mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (guest, game);
ALTER TABLE ONLY public.dailies
    ADD CONSTRAINT dailies_pkey PRIMARY KEY (guest, day, game);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, entry);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.keepsakes
    ADD CONSTRAINT keepsakes_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (guest);
ALTER TABLE ONLY public.recoveries
    ADD CONSTRAINT recoveries_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.solved
    ADD CONSTRAINT solved_pkey PRIMARY KEY (guest, game, puzzle);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_pkey PRIMARY KEY (id);
CREATE INDEX achievements_by_table ON public.achievements USING btree (table_id);
CREATE INDEX campaign_mail_by_guest ON public.campaign_mail USING btree (guest, game);
CREATE INDEX dailies_by_day ON public.dailies USING btree (day);
CREATE INDEX recoveries_by_guest ON public.recoveries USING btree (guest);
CREATE INDEX seats_by_guest ON public.seats USING btree (guest);
CREATE INDEX subscriptions_by_guest ON public.subscriptions USING btree (guest);
CREATE INDEX tables_by_deadline ON public.tables USING btree (deadline);
CREATE INDEX tables_by_host ON public.tables USING btree (host, status);
CREATE INDEX tables_by_status ON public.tables USING btree (status, updated);
CREATE INDEX talk_by_table ON public.talk USING btree (table_id, id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.keepsakes
    ADD CONSTRAINT keepsakes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
