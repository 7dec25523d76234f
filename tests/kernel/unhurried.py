"""Hypothesis on a machine that may be busy: slow is not wrong."""

from hypothesis import HealthCheck, settings

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
